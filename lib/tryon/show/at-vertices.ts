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
