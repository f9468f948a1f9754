import { squareToChord } from '@/lib/geometry/polygon';
import { item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';

function squareToLine(p: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++)
    least = Math.min(least, squareToChord(p, item(points, i - 1), item(points, i)));
  return least;
}

/** Distance in cm from a point to an open line of points. */
export const distanceToLine = (p: Point, points: readonly Point[]): number =>
  Math.sqrt(squareToLine(p, points));

/** Least distance in cm between two open lines of points that do not cross. */
export function distanceBetweenLines(a: readonly Point[], b: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a) least = Math.min(least, squareToLine(p, b));
  for (const p of b) least = Math.min(least, squareToLine(p, a));
  return Math.sqrt(least);
}

/** Signed distance in cm of `p` from the endless line through `a` towards `b`; positive to the left. */
export function offAxis(p: Point, a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return (x * (p.y - a.y) - y * (p.x - a.x)) / Math.sqrt(x * x + y * y);
}
