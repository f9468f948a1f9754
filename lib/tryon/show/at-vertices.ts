/** Mean of what the triangles about each vertex have. */
export function meanAtVertices(
  ofTriangles: ArrayLike<number>,
  triangles: Uint32Array,
  count: number,
): Float32Array {
  const sums = new Float32Array(count);
  const times = new Uint16Array(count);
  for (let i = 0; i < triangles.length; i++) {
    const v = triangles[i] as number;
    sums[v] = (sums[v] as number) + (ofTriangles[(i / 3) | 0] as number);
    times[v] = (times[v] as number) + 1;
  }
  return sums.map((sum, v) => sum / Math.max(1, times[v] as number));
}

/**
 * How deep each vertex lies among those it is joined to, as a share of how far they are from it: above 0 in a hollow, below
 * it on a ridge. Little light comes into a fold.
 */
export function hollowsOf(
  positions: ArrayLike<number>,
  normals: Float32Array,
  triangles: Uint32Array,
): Float32Array {
  const count = normals.length / 3;
  const depths = new Float32Array(count);
  const spans = new Float32Array(count);
  for (let i = 0; i < triangles.length; i++) {
    const v = triangles[i] as number;
    const w = triangles[i % 3 === 2 ? i - 2 : i + 1] as number;
    for (const [own, other] of [
      [v, w],
      [w, v],
    ] as const) {
      let [depth, square] = [0, 0];
      for (let k = 0; k < 3; k++) {
        const way = (positions[3 * other + k] as number) - (positions[3 * own + k] as number);
        depth += way * (normals[3 * own + k] as number);
        square += way * way;
      }
      depths[own] = (depths[own] as number) + depth;
      spans[own] = (spans[own] as number) + Math.sqrt(square);
    }
  }
  return depths.map((depth, v) => depth / Math.max(1e-6, spans[v] as number));
}
