import type { BodyModel } from './model';

/** Both halves as one surface. */
export interface BodyMesh {
  /** Three figures a vertex, cm. */
  readonly positions: Float32Array;
  /** Unit vectors outward, three figures a vertex. */
  readonly normals: Float32Array;
  readonly indices: Uint16Array;
}

/** Vertices nearer to the middle plane than this belong to both halves, cm. */
const ON_PLANE = 1e-6;

/** The whole body of a fitted left half. Where thighs would pass through each other they touch. */
export function wholeBody(half: Float64Array, { base, triangles }: BodyModel): BodyMesh {
  // The crown is a mark only: it comes after all vertices of the surface.
  const count = Math.max(...triangles) + 1;
  const twin = twins(base, count);
  const positions = new Float32Array(3 * (Math.max(...twin) + 1));
  for (let v = 0; v < count; v++) {
    const x = Math.max(0, half[v * 3] as number);
    positions.set([x, half[v * 3 + 1] as number, half[v * 3 + 2] as number], v * 3);
    const other = twin[v] as number;
    if (other !== v) positions.set([-x, half[v * 3 + 1] as number, half[v * 3 + 2] as number], other * 3);
  }
  const indices = new Uint16Array(triangles.length * 2);
  indices.set(triangles);
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 2, 1].map((k) => twin[triangles[i + k] as number] as number);
    indices.set([a as number, b as number, c as number], triangles.length + i);
  }
  return { positions, normals: normalsOf(positions, indices), indices };
}

/** Of each vertex its mirror image: itself in the middle, a new one elsewhere. */
function twins(base: Float64Array, count: number): number[] {
  let next = count;
  return Array.from({ length: count }, (_, v) => (Math.abs(base[v * 3] as number) < ON_PLANE ? v : next++));
}

function normalsOf(positions: Float32Array, indices: Uint16Array): Float32Array {
  const normals = new Float64Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i], indices[i + 1], indices[i + 2]] as [number, number, number];
    const side = (p: number, q: number) =>
      [0, 1, 2].map((axis) => (positions[q * 3 + axis] as number) - (positions[p * 3 + axis] as number));
    const [ux, uy, uz] = side(a, b) as [number, number, number];
    const [vx, vy, vz] = side(a, c) as [number, number, number];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const v of [a, b, c])
      normal.forEach((part, axis) => {
        normals[v * 3 + axis] = (normals[v * 3 + axis] as number) + part;
      });
  }
  return toUnits(normals);
}

/** Where thighs are pressed flat there is no outside: any direction will do. */
function toUnits(vectors: Float64Array): Float32Array {
  const units = new Float32Array(vectors.length);
  for (let i = 0; i < vectors.length; i += 3) {
    const [x, y, z] = [vectors[i], vectors[i + 1], vectors[i + 2]] as [number, number, number];
    const length = Math.sqrt(x * x + y * y + z * z);
    units.set(length > 0 ? [x / length, y / length, z / length] : [0, 1, 0], i);
  }
  return units;
}
