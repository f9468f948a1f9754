import type { XY } from '@/lib/drawing/types';
import { between } from '@/lib/drawing/vector';

const cross = ([ax, ay]: XY, [bx, by]: XY): number => ax * by - ay * bx;
const way = ([ax, ay]: XY, [bx, by]: XY): XY => [bx - ax, by - ay];

/** Where along a–b, as a share of it, p–q crosses it; nothing when it does not. */
function crossedAt(a: XY, b: XY, p: XY, q: XY): number[] {
  const [ab, pq, ap] = [way(a, b), way(p, q), way(a, p)];
  const size = cross(ab, pq);
  const [t, u] = [cross(ap, pq) / size, cross(ap, ab) / size];
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? [t] : [];
}

/** The parts into which lines, such as the joins of sheets, cut a straight stroke; the whole of it when none crosses. */
export function stretches(from: XY, to: XY, lines: readonly (readonly XY[])[]): (readonly [XY, XY])[] {
  const cuts = lines.flatMap((line) =>
    line.slice(1).flatMap((q, i) => crossedAt(from, to, line[i] as XY, q)),
  );
  const ends = [0, ...cuts.sort((a, b) => a - b), 1];
  return ends.slice(1).map((t, i) => [between(from, to, ends[i] as number), between(from, to, t)] as const);
}
