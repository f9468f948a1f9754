type Vector = readonly [x: number, y: number, z: number];

/** Square to a triangle, twice its area long; its corners by where their figures begin. */
export function normalOf(positions: ArrayLike<number>, a: number, b: number, c: number): Vector {
  const [ax, ay, az] = placeOf(positions, a);
  const [bx, by, bz] = placeOf(positions, b);
  const [cx, cy, cz] = placeOf(positions, c);
  const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Adds to each vertex, three figures each, the normals of the triangles that meet in it. */
export function addNormals(sums: Float64Array, positions: ArrayLike<number>, triangles: Uint32Array): void {
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * (triangles[i + k] as number)) as unknown as Vector;
    const normal = normalOf(positions, a, b, c);
    for (const at of [a, b, c])
      for (let k = 0; k < 3; k++) sums[at + k] = (sums[at + k] as number) + (normal[k] as number);
  }
}

export const placeOf = (positions: ArrayLike<number>, at: number): Vector => [
  positions[at] as number,
  positions[at + 1] as number,
  positions[at + 2] as number,
];
