import type { Beyond } from '@/lib/tryon/cloth/both-ways';

/**
 * How deep each vertex lies among those it is joined to, as a share of how far they are from it: above 0 in a hollow, below
 * it on a ridge. Little light comes into a fold. At a seam both sides count, or it would look lit from within.
 */
export function hollowsOf(
  positions: ArrayLike<number>,
  normals: Float32Array,
  triangles: Uint32Array,
  sewn: readonly Beyond[],
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
  const [wholeDepths, wholeSpans] = [withOtherSide(depths, sewn), withOtherSide(spans, sewn)];
  return softened(
    wholeDepths.map((depth, v) => depth / Math.max(1e-6, wholeSpans[v] as number)),
    triangles,
  );
}

/** What a vertex has, and what lies beyond the seam it is sewn in. */
function withOtherSide(sums: Float32Array, sewn: readonly Beyond[]): Float32Array {
  const whole = sums.slice();
  for (const [v, other, part] of sewn) whole[v] = (whole[v] as number) + part * (sums[other] as number);
  return whole;
}

/** Each as the mean of those about it: it changes over as many triangles as the light does. */
function softened(values: Float32Array, triangles: Uint32Array): Float32Array {
  const sums = new Float32Array(values.length);
  const times = new Float32Array(values.length);
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const v = triangles[i + k] as number;
      for (let j = 0; j < 3; j++)
        sums[v] = (sums[v] as number) + (values[triangles[i + j] as number] as number);
      times[v] = (times[v] as number) + 3;
    }
  return sums.map((sum, v) => sum / Math.max(1, times[v] as number));
}
