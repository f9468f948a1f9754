/** Weights are no smaller than this share of the greatest: a triangle with an obtuse corner would push away. */
const LEAST = 0.01;

/**
 * By vertex what each neighbour counts for in its mean, so that the mean of a sheet lying flat is where the vertex lies,
 * however its triangles are shaped: the cotangents of the angles opposite (U. Pinkall and K. Polthier, "Computing discrete
 * minimal surfaces and their conjugates", 1993). Three vertices a triangle, two figures on the flat a vertex, cm.
 */
export function flatWeights(
  triangles: ArrayLike<number>,
  flat: Float64Array,
  isAsked: (vertex: number) => boolean,
): Map<number, ReadonlyMap<number, number>> {
  const sums = new Map<number, Map<number, number>>();
  const add = (vertex: number, other: number, weight: number) => {
    if (!isAsked(vertex)) return;
    const own = sums.get(vertex) ?? new Map<number, number>();
    sums.set(vertex, own.set(other, (own.get(other) ?? 0) + weight));
  };
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [at, from, to] = [0, 1, 2].map((n) => triangles[i + ((k + n) % 3)] as number) as [
        number,
        number,
        number,
      ];
      const weight = cotangent(flat, at, from, to);
      add(from, to, weight);
      add(to, from, weight);
    }
  return new Map([...sums].map(([vertex, weights]) => [vertex, toShares(weights)]));
}

/** Of the angle at a corner of a triangle. */
function cotangent(flat: Float64Array, at: number, from: number, to: number): number {
  const way = (v: number, axis: number) => (flat[2 * v + axis] as number) - (flat[2 * at + axis] as number);
  const [ux, uy, vx, vy] = [way(from, 0), way(from, 1), way(to, 0), way(to, 1)];
  return (ux * vx + uy * vy) / Math.max(Math.abs(ux * vy - uy * vx), 1e-9);
}

function toShares(weights: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const least = LEAST * Math.max(...weights.values());
  const kept = [...weights].map(([other, weight]) => [other, Math.max(weight, least)] as const);
  const sum = kept.reduce((all, [, weight]) => all + weight, 0);
  return new Map(kept.map(([other, weight]) => [other, weight / sum]));
}
