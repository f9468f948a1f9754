import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { hasLine } from '../kernel/lines';
import { bodyShoulder } from '../kernel/shoulder';
import { WIDEST_DART } from './shaping';
import { shoulderPlace } from './shoulder-place';
import { turnedDart } from './turned-dart';

/** On a short shoulder, pressed toward the neck, a wider dart would reach beyond the neckline. */
const WIDEST_SHARE = 0.7;
/** What it leaves of a narrow strap, on both sides together. */
const LEFT_OF_STRAP = 1.2;
/** It opens in the middle, or as much nearer to the neck as an armhole asks that is cut in behind a strap. */
const PLACES = { shares: [0.5, 0.58, 0.66], line: 'armhole', least: 1 } as const;
/** Further from the neck, as a share from the outer end, where a collar rises there, whose corner its cap must clear. */
const BESIDE_RISE = 0.38;

/** A dart from the middle of the shoulder seam. */
export const SHOULDER_DART = turnedDart({
  id: 'shoulder-dart',
  line: 'shoulder',
  tipOff: 3.5,
  at: (front) =>
    hasLine(front, NECK_RISE_LINE) ? bodyShoulder(front).at(BESIDE_RISE) : shoulderPlace(front, PLACES),
  widest: (front) =>
    Math.min(
      WIDEST_DART,
      WIDEST_SHARE * bodyShoulder(front).length,
      bodyShoulder(front).length - LEFT_OF_STRAP,
    ),
});
