import { EVERY, slotWith, value } from './define';
import { SILHOUETTE } from './silhouette';
import { having } from './traits';

interface BackShapingTraits {
  /** Where it begins. */
  readonly from: 'nowhere' | 'waist' | 'shoulder' | 'armhole';
  /** It parts the back from there to the lower edge. */
  readonly parts: boolean;
}

/** Where the cloth is shaped over the shoulder blades and into the waist. */
export const BACK_SHAPING = slotWith<BackShapingTraits>()(
  'back-shaping',
  {
    none: { ...value(EVERY), from: 'nowhere', parts: false },
    'waist-darts': { ...value(EVERY, 1, 12), from: 'waist', parts: false },
    'shoulder-dart': { ...value(EVERY, 1, 16), from: 'shoulder', parts: false },
    princess: { ...value(EVERY, 2, 30), from: 'armhole', parts: true },
  },
  { top: 'waist-darts', dress: 'waist-darts', jacket: 'waist-darts' },
  {
    word: 'fisheye-dart',
    // A waist that hangs loose is taken in only where that is asked for.
    defaultsBeside: [{ when: having(SILHOUETTE, ({ shaped }) => !shaped), value: 'none' }],
  },
);
