/** Of each vertex, those joined to it by an edge that come before it in the order. */
export function earlierNeighbours(
  triangles: ArrayLike<number>,
  count: number,
): readonly (readonly number[])[] {
  const earlier = Array.from({ length: count }, () => new Set<number>());
  for (let i = 0; i < triangles.length; i++) {
    const here = triangles[i] as number;
    const next = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    earlier[Math.max(here, next)]?.add(Math.min(here, next));
  }
  return earlier.map((set) => [...set].sort((a, b) => a - b));
}

/** What a vertex most likely is, in whole steps: the mean of those known, or `otherwise` where none is. */
export function guess(values: Int32Array, axis: number, known: readonly number[], otherwise: number): number {
  if (known.length === 0) return otherwise;
  let sum = 0;
  for (const vertex of known) sum += values[vertex * 3 + axis] as number;
  return Math.round(sum / known.length);
}
