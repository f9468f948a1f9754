import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

/** Fewer points for a small picture: none of those dropped lies further than `tolerance` (cm) from what is drawn. */
export function simplified(outline: readonly Pair[], tolerance: number): Pair[] {
  if (outline.length < 4) return [...outline];
  const [first] = outline as [Pair];
  const far = furthest(outline, 0, outline.length - 1, (point) =>
    Math.hypot(point[0] - first[0], point[1] - first[1]),
  );
  const loop = [...outline, first];
  return [...kept(loop, 0, far.index, tolerance), ...kept(loop, far.index, loop.length - 1, tolerance)];
}

/** Ramer–Douglas–Peucker between two vertices, the last one left out. */
function kept(points: readonly Pair[], from: number, to: number, tolerance: number): Pair[] {
  const [a, b] = [item(points, from), item(points, to)];
  const far = furthest(points, from + 1, to - 1, (point) => distanceToChord(point, a, b));
  if (far.value <= tolerance) return [a];
  return [...kept(points, from, far.index, tolerance), ...kept(points, far.index, to, tolerance)];
}

function furthest(points: readonly Pair[], from: number, to: number, measure: (point: Pair) => number) {
  let [index, value] = [from, -1];
  for (let i = from; i <= to; i++) {
    const distance = measure(item(points, i));
    if (distance > value) [index, value] = [i, distance];
  }
  return { index, value };
}

function distanceToChord([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const size = Math.hypot(bx - ax, by - ay);
  if (size < 1e-9) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / size;
}
