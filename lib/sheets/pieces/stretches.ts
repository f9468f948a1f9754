import { between } from '@/lib/geometry/pair';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

const cross = ([ax, ay]: Pair, [bx, by]: Pair): number => ax * by - ay * bx;
const way = ([ax, ay]: Pair, [bx, by]: Pair): Pair => [bx - ax, by - ay];

/** Where along a–b, as a share of it, p–q crosses it; nothing when it does not. */
function crossedAt(a: Pair, b: Pair, p: Pair, q: Pair): number[] {
  const [ab, pq, ap] = [way(a, b), way(p, q), way(a, p)];
  const size = cross(ab, pq);
  const [t, u] = [cross(ap, pq) / size, cross(ap, ab) / size];
  return t > 0 && t < 1 && u >= 0 && u <= 1 ? [t] : [];
}

/** The parts into which lines, such as the joins of sheets, cut a straight stroke; the whole of it when none crosses. */
export function stretches(
  from: Pair,
  to: Pair,
  lines: readonly (readonly Pair[])[],
): (readonly [Pair, Pair])[] {
  const cuts = lines.flatMap((line) =>
    line.slice(1).flatMap((q, i) => crossedAt(from, to, item(line, i), q)),
  );
  const ends = [0, ...cuts.sort((a, b) => a - b), 1];
  return ends.slice(1).map((t, i) => [between(from, to, ends[i] as number), between(from, to, t)] as const);
}
