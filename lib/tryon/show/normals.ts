import type { Beyond } from '@/lib/tryon/cloth/both-ways';
import { addNormals } from '@/lib/tryon/mesh/normals';

/** Sides of a seam that stand more sharply to each other than this cosine keep their own light. */
const SHARP = 0.3;

/** So often the light is softened: over a seam as over a fold it turns within a few triangles, and shows none of them. */
const PASSES = 2;

/** Unit vectors outward at each vertex, three figures each; soft across seams that lie open. */
export function normalsOf(
  positions: ArrayLike<number>,
  indices: Uint32Array,
  sewn: readonly Beyond[],
): Float32Array {
  const sums = new Float64Array(positions.length);
  addNormals(sums, positions, indices);
  for (let pass = 0; pass < PASSES; pass++) {
    soften(sums, indices);
    joinSides(sums, sewn);
  }
  return toUnits(sums);
}

/** Each normal as the mean of those about it: a fold no wider than a triangle takes the mesh's zigzag, not the cloth's line. */
function soften(sums: Float64Array, indices: Uint32Array): void {
  const own = toUnits(sums);
  sums.fill(0);
  for (let i = 0; i < indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      for (let j = 0; j < 3; j++) sum += own[3 * (indices[i + j] as number) + k] as number;
      for (let j = 0; j < 3; j++) add(sums, 3 * (indices[i + j] as number) + k, sum);
    }
}

/** What is sewn to each other has the light of both sides, each alike much. */
function joinSides(sums: Float64Array, sewn: readonly Beyond[]): void {
  const own = toUnits(sums);
  sums.set(own);
  for (const [v, other, share] of sewn) {
    const at = (of: number, k: number) => own[3 * of + k] as number;
    const cosine = [0, 1, 2].reduce((sum, k) => sum + at(v, k) * at(other, k), 0);
    if (cosine > SHARP) for (let k = 0; k < 3; k++) add(sums, 3 * v + k, share * at(other, k));
  }
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] as number) + value;
}

function toUnits(vectors: Float64Array): Float32Array {
  const units = new Float32Array(vectors.length);
  for (let i = 0; i < vectors.length; i += 3) {
    const [x, y, z] = [vectors[i] as number, vectors[i + 1] as number, vectors[i + 2] as number];
    const size = Math.sqrt(x * x + y * y + z * z);
    units.set(size > 0 ? [x / size, y / size, z / size] : [0, 1, 0], i);
  }
  return units;
}
