import { lengthAtPoint } from '@/lib/geometry/closest';
import { pathLength } from '@/lib/geometry/length';
import { add, distance, dot, scale } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { Arm, ShapedCorner } from './arm';
import { CORNER_REACH, mitreCorner } from './corner-mitre';
import { prolonged, railsCross, upTo } from './rail';

/** Within so many larger allowances of a corner the cut line is the corner's, beyond it the edge's (INVARIANTS A6). */
const CORNER_ZONE = 1.5;

/** Whether a point lies beside the stretch of an edge that belongs to its corner. */
function isAtCorner({ path }: Arm, p: Point, zone: number): boolean {
  return pathLength(path) - lengthAtPoint(path, p) < zone;
}

/**
 * The allowance of `squared` ends at a right angle to its stitching line, from where that line, run straight on, meets
 * the cut line of the neighbour. Both pieces of the seam then end alike: the end depends only on the neighbour's
 * cut line, not on the angle of the corner. Inner corners, and ends out of reach or beside the neighbour beyond its
 * corner, are mitred.
 */
export function squareCorner(squared: Arm, neighbour: Arm): ShapedCorner {
  const { corner, along, outward, allowance } = squared;
  const larger = Math.max(allowance, neighbour.allowance);
  const limit = CORNER_REACH * larger;
  const stitch: Point[] = [corner, add(corner, scale(along, limit))];
  const rail = prolonged(neighbour, 2 * limit);
  const outer = dot(neighbour.along, outward) > 0;
  const met = neighbour.allowance > 0 && outer ? railsCross(stitch, rail, corner) : undefined;
  if (!met) return mitreCorner(squared, neighbour);
  const end = met[0].point;
  const shoulder = add(end, scale(outward, allowance));
  const ownsEnd = [end, shoulder].every((p) => isAtCorner(neighbour, p, CORNER_ZONE * larger));
  if (!ownsEnd || distance(shoulder, corner) > limit) return mitreCorner(squared, neighbour);
  return { before: [...squared.rail, shoulder], between: [], after: upTo(rail, met[1]) };
}
