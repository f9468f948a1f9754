import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import { hasLine } from '../kernel/lines';
import { bodyShoulder } from '../kernel/shoulder';
import { WIDEST_DART } from './shaping';
import { turnedDart } from './turned-dart';

/** On a short shoulder, pressed toward the neck, a wider dart would reach beyond the neckline. */
const WIDEST_SHARE = 0.7;
/** Where it opens, from the outer end of the shoulder; further from the neck where a collar rises there, whose corner its cap must clear. */
const MIDDLE = 0.5;
const BESIDE_RISE = 0.38;

/** A dart from the middle of the shoulder seam. */
export const SHOULDER_DART = turnedDart({
  id: 'shoulder-dart',
  line: 'shoulder',
  tipOff: 3.5,
  at: (front) => bodyShoulder(front).at(hasLine(front, NECK_RISE_LINE) ? BESIDE_RISE : MIDDLE),
  widest: (front) => Math.min(WIDEST_DART, WIDEST_SHARE * bodyShoulder(front).length),
});
