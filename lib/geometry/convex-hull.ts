import { cross, sub } from './point';
import type { Point } from './types';

/** The corners of the convex hull of points, counter-clockwise (monotone chains); of three or more that are not in line. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const [lower, upper] = [chain(sorted), chain(sorted.reverse())];
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** From the first point to the last, turning left only. */
function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const p of sorted) {
    while (kept.length > 1 && turn(kept.at(-2) as Point, kept.at(-1) as Point, p) <= 0) kept.pop();
    kept.push(p);
  }
  return kept;
}

const turn = (a: Point, b: Point, c: Point): number => cross(sub(b, a), sub(c, b));
