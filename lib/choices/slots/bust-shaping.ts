import { DRESS, EVERY, slotWith, value } from './define';

interface BustShapingTraits {
  /** The line its dart or seam opens in. */
  readonly from: 'side' | 'armhole' | 'shoulder' | 'neckline' | 'lower-edge';
  /** What takes the cloth in; a seam parts the front from there to the lower edge. */
  readonly by: 'dart' | 'seam' | 'gathers';
}

/** Gathered under a seam that parts the shoulder from the front. */
export const isGatheredYoke = ({ from, by }: BustShapingTraits): boolean =>
  from === 'neckline' && by === 'gathers';

/** Gathered on to a seam under the bust. */
export const isGatheredUnderBust = ({ from, by }: BustShapingTraits): boolean =>
  from === 'lower-edge' && by === 'gathers';

const dart = (from: BustShapingTraits['from']): BustShapingTraits => ({ from, by: 'dart' });

/** Where the cloth is shaped over the bust. */
export const BUST_SHAPING = slotWith<BustShapingTraits>()(
  'bust-shaping',
  {
    'side-dart': { ...value(EVERY, 1, 10), ...dart('side') },
    'french-dart': { ...value(EVERY, 1, 12), ...dart('side') },
    'armhole-dart': { ...value(EVERY, 1, 12), ...dart('armhole') },
    'shoulder-dart': { ...value(EVERY, 1, 10), ...dart('shoulder') },
    'neck-dart': { ...value(EVERY, 2, 12), ...dart('neckline') },
    'waist-dart': {
      ...value(EVERY, 1, 10),
      ...dart('lower-edge'),
      sizes: { length: { min: -8, max: 0, default: null } },
    },
    'princess-armhole': { ...value(EVERY, 2, 30), from: 'armhole', by: 'seam' },
    'princess-shoulder': { ...value(EVERY, 2, 30), from: 'shoulder', by: 'seam' },
    'gathered-yoke': { ...value(EVERY, 2, 30), from: 'neckline', by: 'gathers' },
    'gathers-under-bust': { ...value(DRESS, 1, 20), from: 'lower-edge', by: 'gathers' },
  },
  { top: 'side-dart', dress: 'side-dart', jacket: 'side-dart' },
  { word: 'bust-dart' },
);
