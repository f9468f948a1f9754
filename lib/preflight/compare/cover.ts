import type { SegmentGrid } from './segment-grid';

/** A chord as near as this everywhere is not looked at more closely, cm. */
const NEAR = 0.004;
/** The shortest part of a chord that is looked at, cm: what a distance is told too far by at most is half of it. */
const FINE = 0.002;

/**
 * Upper bound on how far any point of a chord lies from the segments of a grid, cm, at most `FINE / 2` too high.
 * Between its ends: the distance from one segment is convex along the chord, so it is nowhere greater than at one of
 * the ends; and from all of them it grows no faster than the way along the chord.
 */
export function furthestOf(grid: SegmentGrid, px: number, py: number, qx: number, qy: number): number {
  const atP = grid.nearest(px, py);
  if (atP === Number.POSITIVE_INFINITY) return lost(grid, px, py, qx, qy);
  const byP = Math.max(atP, grid.distanceTo(grid.hit, qx, qy));
  if (byP <= NEAR) return byP;
  const atQ = grid.nearest(qx, qy);
  if (atQ === Number.POSITIVE_INFINITY) return lost(grid, px, py, qx, qy);
  const byQ = Math.max(atQ, grid.distanceTo(grid.hit, px, py));
  if (byQ <= NEAR) return byQ;
  const length = Math.sqrt((qx - px) ** 2 + (qy - py) ** 2);
  const bound = Math.min(byP, byQ, (atP + atQ + length) / 2);
  const known = Math.max(atP, atQ);
  if (bound <= known + FINE / 2 || length <= FINE) return bound;
  const [mx, my] = [(px + qx) / 2, (py + qy) / 2];
  return Math.max(furthestOf(grid, px, py, mx, my), furthestOf(grid, mx, my, qx, qy));
}

/** Where the grid knows nothing near an end: looked for far and wide, at the ends and between. */
function lost(grid: SegmentGrid, px: number, py: number, qx: number, qy: number): number {
  let furthest = 0;
  for (const t of [0, 0.25, 0.5, 0.75, 1]) {
    furthest = Math.max(furthest, grid.furthestNearest(px + (qx - px) * t, py + (qy - py) * t));
  }
  return furthest;
}

/** A line once seen so far off is not looked at to its end, cm. */
const ENOUGH = 20;

/** The same for a whole line of points, moved by (dx, dy). */
export function furthestOfLine(
  grid: SegmentGrid,
  points: readonly number[],
  closed: boolean,
  dx = 0,
  dy = 0,
): number {
  const last = points.length - 2;
  const from = closed || last === 0 ? 0 : 2;
  const before = from === 0 ? last : 0;
  let [x, y] = [(points[before] as number) + dx, (points[before + 1] as number) + dy];
  let furthest = 0;
  for (let i = from; i <= last && furthest < ENOUGH; i += 2) {
    const [u, v] = [(points[i] as number) + dx, (points[i + 1] as number) + dy];
    furthest = Math.max(furthest, furthestOf(grid, x, y, u, v));
    [x, y] = [u, v];
  }
  return furthest;
}
