import type { Cloth } from '@/lib/tryon/cloth/cloth';
import { addNormals } from '@/lib/tryon/mesh/normals';

/** Sides of a seam that stand more sharply to each other than this cosine keep their own light. */
const SHARP = 0.3;

/** Unit vectors outward at each vertex, three figures each; soft across seams that lie open. */
export function normalsOf(
  positions: ArrayLike<number>,
  indices: Uint32Array,
  seams: Cloth['seams'],
): Float32Array {
  const sums = new Float64Array(positions.length);
  addNormals(sums, positions, indices);
  soften(sums, indices);
  const own = toUnits(sums);
  for (const { vertex, from, to, share } of seams.flatMap(({ ties }) => ties)) {
    const other = [0, 1, 2].map(
      (k) => (1 - share) * (own[3 * from + k] as number) + share * (own[3 * to + k] as number),
    );
    const along = other.reduce((sum, part, k) => sum + part * (own[3 * vertex + k] as number), 0);
    const size = Math.hypot(...[0, 1, 2].map((k) => sums[3 * vertex + k] as number));
    if (along > SHARP) for (let k = 0; k < 3; k++) add(sums, 3 * vertex + k, (other[k] as number) * size);
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
