import { hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { rounded } from '../kernel/rounded';

/**
 * The shoulder seam as sewn, from the neckline to where the arm or a sleeve begins, cm, for the finished measures. Of the
 * front: the back has its ease or its dart in this seam. Nothing where the seam runs on down the arm: a length that ends
 * nowhere on the garment cannot be measured on it.
 */
export function sewnShoulder(front: Panel): Record<string, number> {
  if (!hasLine(front, 'shoulder') || hasLine(front, 'overarm')) return {};
  return rounded({ shoulder: lineLength(front, 'shoulder') });
}
