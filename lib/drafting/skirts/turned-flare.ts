import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, joinPaths, polyline, rotatePath, withStart } from '@/lib/geometry/path';
import { rotate, sub, turnDegrees } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { EdgeDart } from '../blocks/bodice/hemline';
import type { TopEdge } from './top-edge';

/** Side and upper edge of a half skirt. */
export interface Cut {
  /** Downward, from above the waist seam to below the hem. */
  readonly side: Path;
  readonly top: Pick<TopEdge, 'parts' | 'darts' | 'sideAt'>;
}

export interface Flared extends Cut {
  /** A level of the straight skirt as it lies now, from the centre to the side. */
  levelAt(height: number): Path;
}

/** Where a side passes a height. Refuses a height it does not reach. */
function sidePoint(side: Path, height: number): Point {
  const [hit] = intersectHorizontal(side, height);
  if (!hit) throw new RangeError(`The side does not reach ${height.toFixed(1)} cm`);
  return hit.point;
}

/** Two parts of the upper edge with the dart between them closed. */
function closed(before: Path, after: Path): Path {
  return joinPaths(before, withStart(after, endOf(before)));
}

function wedge({ tip, from, to }: EdgeDart): number {
  return Math.abs(turnDegrees(sub(from, tip), sub(to, tip)));
}

/** The half with a share of its dart closed: what lies beyond turns about the tip, and opens the hem (METHODS §8). */
export function flaredFromDart({ side, top }: Cut, share: number): Flared {
  const straight = (height: number) => polyline({ x: 0, y: height }, sidePoint(side, height));
  const [dart, ...others] = top.darts;
  const [inner, outer, ...more] = top.parts;
  if (!dart || !inner || !outer || others.length > 0 || share === 0) return { side, top, levelAt: straight };
  const degrees = share * wedge(dart);
  const turn = (p: Point) => rotate(p, dart.tip, degrees);
  const beyond = rotatePath(outer, dart.tip, degrees);
  const parts = share === 1 ? [closed(inner, beyond), ...more] : [inner, beyond, ...more];
  return {
    side: rotatePath(side, dart.tip, degrees),
    top: { ...top, parts, darts: share === 1 ? [] : [{ ...dart, to: turn(dart.to) }] },
    levelAt: (height) => {
      const end = turn(sidePoint(side, height));
      const under = { x: dart.tip.x, y: height };
      const through = height < dart.tip.y ? [under, turn(under)] : [];
      return polyline({ x: 0, y: height }, ...through, end);
    },
  };
}
