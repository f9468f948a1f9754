import { lineLength } from '../kernel/lines';
import { turnedDart } from './turned-dart';

/** A dart from the middle of the shoulder seam. */
export const SHOULDER_DART = turnedDart({
  id: 'shoulder-dart',
  line: 'shoulder',
  tipOff: 3.5,
  at: (front) => lineLength(front, 'shoulder') / 2,
});
