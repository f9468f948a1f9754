import type { MeshEdge } from './edges';

/** Where an edge goes through a triangle. */
export interface Piercing {
  /** The share of the way from its first end, and of the corners of the triangle. */
  share: number;
  readonly shares: [number, number, number];
  /** The unit normal of the triangle. */
  readonly normal: [number, number, number];
  /** How far the edge reaches on that side of the triangle on which it ends nearer, cm. */
  depth: number;
}

export const emptyPiercing = (): Piercing => ({ share: 0, shares: [0, 0, 0], normal: [0, 0, 0], depth: 0 });

/** Whether an edge goes through a triangle that begins at `first` and has no corner in common with it, and where. */
export function pierces(
  at: Float64Array,
  { from, to }: Pick<MeshEdge, 'from' | 'to'>,
  triangles: Uint32Array,
  first: number,
  into: Piercing,
): boolean {
  const a = triangles[first] as number;
  const b = triangles[first + 1] as number;
  const c = triangles[first + 2] as number;
  if (a === from || b === from || c === from || a === to || b === to || c === to) return false;
  const ax = at[3 * a] as number;
  const ay = at[3 * a + 1] as number;
  const az = at[3 * a + 2] as number;
  const ux = (at[3 * b] as number) - ax;
  const uy = (at[3 * b + 1] as number) - ay;
  const uz = (at[3 * b + 2] as number) - az;
  const wx = (at[3 * c] as number) - ax;
  const wy = (at[3 * c + 1] as number) - ay;
  const wz = (at[3 * c + 2] as number) - az;
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  const fx = (at[3 * from] as number) - ax;
  const fy = (at[3 * from + 1] as number) - ay;
  const fz = (at[3 * from + 2] as number) - az;
  const above = fx * nx + fy * ny + fz * nz;
  const tx = (at[3 * to] as number) - ax;
  const ty = (at[3 * to + 1] as number) - ay;
  const tz = (at[3 * to + 2] as number) - az;
  const below = tx * nx + ty * ny + tz * nz;
  if (above > 0 === below > 0 || above === below) return false;
  const square = nx * nx + ny * ny + nz * nz;
  const share = above / (above - below);
  const px = fx + share * (tx - fx);
  const py = fy + share * (ty - fy);
  const pz = fz + share * (tz - fz);
  const q = (nx * (py * wz - pz * wy) + ny * (pz * wx - px * wz) + nz * (px * wy - py * wx)) / square;
  if (!(q >= 0)) return false;
  const r = (nx * (uy * pz - uz * py) + ny * (uz * px - ux * pz) + nz * (ux * py - uy * px)) / square;
  if (r < 0 || q + r > 1) return false;
  const size = Math.sqrt(square);
  into.share = share;
  into.shares[0] = 1 - q - r;
  into.shares[1] = q;
  into.shares[2] = r;
  into.normal[0] = nx / size;
  into.normal[1] = ny / size;
  into.normal[2] = nz / size;
  into.depth = Math.min(Math.abs(above), Math.abs(below)) / size;
  return true;
}
