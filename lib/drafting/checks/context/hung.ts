import { mirrorX, rotate } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Draft } from '@/lib/pattern/types';

/** Where a place on the upper front of a cowl lies once that is turned back on to the body; any other where it is. */
export function hung({ construction }: Draft, at: Point): Point {
  const { cowlTurn, cowlPivotX = 0, cowlPivotY = 0 } = construction;
  if (cowlTurn === undefined) return at;
  const turned = (p: Point) => rotate(p, { x: cowlPivotX, y: cowlPivotY }, cowlTurn);
  // Of one that is cut whole the right half is drawn where x is negative.
  return at.x < 0 ? mirrorX(turned(mirrorX(at))) : turned(at);
}
