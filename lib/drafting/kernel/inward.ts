import { perp, scale } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';

/** The direction square to a line of a half panel, toward its centre. */
export function inward(along: Point): Point {
  const square = perp(along);
  return square.x < 0 ? square : scale(square, -1);
}
