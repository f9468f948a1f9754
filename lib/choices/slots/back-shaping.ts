import { EVERY, slotWith, value } from './define';
import { SILHOUETTE } from './silhouette';
import { having } from './traits';

interface BackShapingTraits {
  /** Where it begins; a yoke lies across, from armhole to armhole. */
  readonly from: 'nowhere' | 'waist' | 'shoulder' | 'armhole' | 'across';
  /** It parts the back from there to the lower edge. */
  readonly parts: boolean;
  /** What more cloth there is under its seam, and how that is laid there. */
  readonly falls: 'plain' | 'pleated' | 'gathered';
}

const PLAIN = { parts: false, falls: 'plain' } as const;

/** Where the cloth is shaped over the shoulder blades and into the waist. */
export const BACK_SHAPING = slotWith<BackShapingTraits>()(
  'back-shaping',
  {
    none: { ...value(EVERY), ...PLAIN, from: 'nowhere' },
    'waist-darts': { ...value(EVERY, 1, 12), ...PLAIN, from: 'waist' },
    'shoulder-dart': { ...value(EVERY, 1, 16), ...PLAIN, from: 'shoulder' },
    princess: { ...value(EVERY, 2, 30), from: 'armhole', parts: true, falls: 'plain' },
    yoke: { ...value(EVERY, 2, 35), ...PLAIN, from: 'across' },
    'yoke-box-pleat': { ...value(EVERY, 2, 45), from: 'across', parts: false, falls: 'pleated' },
    'yoke-gathers': { ...value(EVERY, 2, 45), from: 'across', parts: false, falls: 'gathered' },
  },
  { top: 'waist-darts', dress: 'waist-darts', jacket: 'waist-darts' },
  {
    word: 'fisheye-dart',
    // A waist that hangs loose is taken in only where that is asked for.
    defaultsBeside: [{ when: having(SILHOUETTE, ({ shaped }) => !shaped), value: 'none' }],
  },
);

/** A seam across the back parts a yoke from it. */
export const BACK_YOKE = having(BACK_SHAPING, ({ from }) => from === 'across');

/** More cloth falls from it, down the middle of the back. */
export const BACK_FULLNESS = having(BACK_SHAPING, ({ falls }) => falls !== 'plain');
