import { EVERY, slotWith, value } from './define';

interface BeltTraits {
  /** It goes round the waist, held by loops. */
  readonly round: boolean;
}

/** What marks the waist, beside the garment itself. */
export const BELT = slotWith<BeltTraits>()(
  'belt',
  {
    none: { ...value(EVERY), round: false },
    tie: { ...value(EVERY, 1, 40), round: true },
    buckle: { ...value(EVERY, 2, 55), round: true },
    'half-belt': { ...value(EVERY, 1, 35), round: false },
  },
  { top: 'none', dress: 'none', jacket: 'none' },
  { word: 'belt' },
);
