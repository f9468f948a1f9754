import type { Pair } from '@/lib/geometry/types';

/** How far the outline may move, cm. */
const UNSEEN = 0.02;

function away([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const size = Math.hypot(bx - ax, by - ay);
  if (size < 1e-9) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / size;
}

/** A line without the vertices that nobody would see missing (Douglas and Peucker). */
export function thinned(points: readonly Pair[]): Pair[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let most = 0;
  let at = 0;
  points.forEach((p, i) => {
    const off = away(p, first, last);
    if (off > most) [most, at] = [off, i];
  });
  if (most <= UNSEEN) return [first, last];
  return [...thinned(points.slice(0, at + 1)).slice(0, -1), ...thinned(points.slice(at))];
}
