import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import { add, rotate, scale } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';

const ORIGIN: Point = { x: 0, y: 0 };
/** Gathers: apart from one another, and their lengths in turn, cm. */
const GATHER = { apart: 1.3, long: 3.2, short: 1.9 };

interface Gathered {
  /** The stretch of the line that is gathered, as shares of it. */
  readonly from?: number;
  readonly to?: number;
  /** No stroke is longer, cm. */
  readonly most?: number;
}

/** Strokes that leave a line in a direction and fade: cloth gathered on to it. */
export function gathers(
  on: Path,
  direction: Point,
  { from = 0, to = 1, most = GATHER.long }: Gathered = {},
): Path[] {
  const fitted = Math.min(1, most / GATHER.long);
  const length = pathLength(on);
  const count = Math.max(2, Math.round((length * (to - from)) / GATHER.apart));
  return Array.from({ length: count }, (_, i) => {
    const foot = pointAtLength(on, length * (from + ((to - from) * (i + 0.5)) / count));
    const size = fitted * (i % 2 === 0 ? GATHER.long : GATHER.short);
    const lean = (i / Math.max(1, count - 1) - 0.5) * -14;
    return polyline(foot, add(foot, scale(rotate(direction, ORIGIN, lean), size)));
  });
}
