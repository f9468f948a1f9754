import { DRESS, slotWith, value } from './define';
import { SEAMED } from './waist-seam';

interface SkirtTraits {
  /** Front and back are one plain piece each, or several; or wide enough to walk in without a slit. */
  readonly cut: 'plain' | 'panelled' | 'full';
  /** Part of a circle: much of it hangs on the bias, and drops. */
  readonly circular: boolean;
  /** Its upper edge: cut to the length of the bodice's, or gathered or laid in pleats to it. */
  readonly top: 'flat' | 'full';
  /**
   * A pocket sewn on the front finds cloth that lies still, or swings; one in the side seam always finds its place.
   */
  readonly takesPocket: 'lying' | 'swinging' | 'never';
}

const PLAIN: SkirtTraits = {
  cut: 'plain',
  circular: false,
  top: 'flat',
  takesPocket: 'lying',
};
const FULL: SkirtTraits = { cut: 'full', circular: false, top: 'flat', takesPocket: 'never' };

/** The lower part of a dress. */
export const SKIRT = slotWith<SkirtTraits>()(
  'skirt',
  {
    straight: { ...value(DRESS, 1, 20), ...PLAIN },
    'a-line': { ...value(DRESS, 0, 5), ...PLAIN },
    'half-circle': { ...value(DRESS, 0, 10), ...FULL, circular: true, takesPocket: 'swinging' },
    'full-circle': { ...value(DRESS, 1, 20), ...FULL, circular: true },
    gathered: { ...value(DRESS, 1, 20), ...FULL, top: 'full', takesPocket: 'lying' },
    pleated: { ...value(DRESS, 2, 45), ...FULL, top: 'full' },
    panelled: { ...value(DRESS, 1, 30), ...PLAIN, cut: 'panelled' },
    tiered: { ...value(DRESS, 2, 60), ...FULL, top: 'full' },
  },
  { dress: 'a-line' },
  { word: 'flare', needs: SEAMED },
);
