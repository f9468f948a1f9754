import { bodyShoulder } from '../kernel/shoulder';
import { WIDEST_DART } from './shaping';
import { turnedDart } from './turned-dart';

/** On a short shoulder, pressed toward the neck, a wider dart would reach beyond the neckline. */
const WIDEST_SHARE = 0.7;

/** A dart from the middle of the shoulder seam. */
export const SHOULDER_DART = turnedDart({
  id: 'shoulder-dart',
  line: 'shoulder',
  tipOff: 3.5,
  at: (front) => bodyShoulder(front).at(0.5),
  widest: (front) => Math.min(WIDEST_DART, WIDEST_SHARE * bodyShoulder(front).length),
});
