import { bothWays } from './both-ways';
import type { Cloth } from './cloth';

/** Of each vertex of the cloth the one that stands for it and all it is sewn to end to end. */
export function weldedVertices({ seams, flat }: Pick<Cloth, 'seams' | 'flat'>): Uint32Array {
  const first = Uint32Array.from({ length: flat.length / 2 }, (_, v) => v);
  const rootOf = (v: number): number => {
    const next = first[v] as number;
    return next === v ? v : rootOf(next);
  };
  for (const [vertex, other, share] of bothWays(seams.flatMap(({ ties }) => ties))) {
    if (share < 1) continue;
    const [a, b] = [rootOf(vertex), rootOf(other)];
    first[Math.max(a, b)] = Math.min(a, b);
  }
  return first.map((_, v) => rootOf(v));
}
