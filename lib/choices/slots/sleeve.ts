import { EVERY, slotWith, TOP_DRESS, value } from './define';

interface SleeveTraits {
  /** What becomes of the armhole: finished as it is, sewn to the sleeve all round, or cut away with the shoulder for it. */
  readonly armhole: 'bare' | 'whole' | 'dropped' | 'fluttering' | 'gone';
  /** Cloth held in by gathers, which its end must hold. */
  readonly gathered: boolean;
  /** It ends on the arm where it is asked to; and so its end is chosen. */
  readonly length: boolean;
  readonly finish: boolean;
  /** A lining can be drawn under it: a plain sleeve to the armhole of the lining. */
  readonly takesLining: boolean;
}

const BARE = {
  armhole: 'bare',
  gathered: false,
  length: false,
  finish: false,
} as const;
const SET_IN: SleeveTraits = {
  armhole: 'whole',
  gathered: false,
  length: true,
  finish: true,
  takesLining: true,
};

/** How the arm is covered. */
export const SLEEVE = slotWith<SleeveTraits>()(
  'sleeve',
  {
    none: { ...value(EVERY), ...BARE, takesLining: true },
    straps: { ...value(TOP_DRESS, 1, 10), ...BARE, takesLining: false },
    cap: { ...value(TOP_DRESS, 1, 10), ...BARE, takesLining: false },
    'set-in': { ...value(EVERY, 2, 45), ...SET_IN },
    puff: { ...value(EVERY, 3, 65), ...SET_IN, gathered: true },
    bishop: { ...value(EVERY, 3, 60), ...SET_IN, gathered: true },
    bell: { ...value(EVERY, 2, 45), ...SET_IN, finish: false, takesLining: false },
    flutter: {
      ...value(EVERY, 2, 45),
      ...SET_IN,
      ...{ armhole: 'fluttering', length: false, finish: false, takesLining: false },
    },
    'two-piece': { ...value(EVERY, 3, 60), ...SET_IN, finish: false },
    dropped: { ...value(EVERY, 1, 40), ...SET_IN, armhole: 'dropped', takesLining: false },
    raglan: { ...value(EVERY, 3, 60), ...SET_IN, armhole: 'gone', takesLining: false },
    kimono: { ...value(TOP_DRESS, 1, 20), ...SET_IN, armhole: 'gone', takesLining: false },
  },
  { top: 'set-in', dress: 'set-in', jacket: 'two-piece' },
);
