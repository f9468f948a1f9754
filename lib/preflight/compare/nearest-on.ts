import type { Pair } from '@/lib/geometry/types';

interface NearestOn {
  /** Distance to the line, cm. */
  readonly away: number;
  /** The nearest of its points, and how far that is. */
  readonly corner: Pair;
  readonly cornerAway: number;
}

/** How near a point comes to one line of points. */
export function nearestOn(points: readonly number[], closed: boolean, px: number, py: number): NearestOn {
  const last = points.length - 2;
  const start = closed ? last : 0;
  let [x, y] = [points[start] as number, points[start + 1] as number];
  let best = Number.POSITIVE_INFINITY;
  let corner: Pair = [x, y];
  let cornerAway = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= last; i += 2) {
    const [u, v] = [points[i] as number, points[i + 1] as number];
    const [dx, dy] = [u - x, v - y];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((px - x) * dx + (py - y) * dy) / square));
    best = Math.min(best, (x + t * dx - px) ** 2 + (y + t * dy - py) ** 2);
    const away = (u - px) ** 2 + (v - py) ** 2;
    if (away < cornerAway) [cornerAway, corner] = [away, [u, v]];
    [x, y] = [u, v];
  }
  return { away: Math.sqrt(best), corner, cornerAway: Math.sqrt(cornerAway) };
}
