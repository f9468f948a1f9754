/** Where a place lies over a triangle: how high, cm, the unit direction off it, and the shares of its corners below. */
interface Above {
  height: number;
  x: number;
  y: number;
  z: number;
  p: number;
  q: number;
  r: number;
}

export const emptyAbove = (): Above => ({ height: 0, x: 0, y: 0, z: 0, p: 0, q: 0, r: 0 });

/** A triangle lies under a place beside it by no more than this share. */
const BESIDE = -0.05;

/**
 * Looks down square on a triangle from a vertex; its upper side is the one that `up` leads to, or the one its corners turn
 * to the left on, times `side`, where that is known. Whether it lies below, or above, at all.
 */
export function aboveTriangle(
  at: Float64Array,
  triangles: Uint32Array,
  first: number,
  vertex: number,
  up: { readonly x: number; readonly y: number; readonly z: number },
  into: Above,
  side = 0,
): boolean {
  const v = 3 * vertex;
  const a = 3 * (triangles[first] as number);
  const b = 3 * (triangles[first + 1] as number);
  const c = 3 * (triangles[first + 2] as number);
  const ux = (at[b] as number) - (at[a] as number);
  const uy = (at[b + 1] as number) - (at[a + 1] as number);
  const uz = (at[b + 2] as number) - (at[a + 2] as number);
  const wx = (at[c] as number) - (at[a] as number);
  const wy = (at[c + 1] as number) - (at[a + 1] as number);
  const wz = (at[c + 2] as number) - (at[a + 2] as number);
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  const square = nx * nx + ny * ny + nz * nz;
  if (square === 0) return false;
  const px = (at[v] as number) - (at[a] as number);
  const py = (at[v + 1] as number) - (at[a + 1] as number);
  const pz = (at[v + 2] as number) - (at[a + 2] as number);
  into.q = (nx * (py * wz - pz * wy) + ny * (pz * wx - px * wz) + nz * (px * wy - py * wx)) / square;
  if (into.q < BESIDE) return false;
  into.r = (nx * (uy * pz - uz * py) + ny * (uz * px - ux * pz) + nz * (ux * py - uy * px)) / square;
  into.p = 1 - into.q - into.r;
  if (into.r < BESIDE || into.p < BESIDE) return false;
  const upper = side === 0 ? nx * up.x + ny * up.y + nz * up.z : side;
  const size = (upper < 0 ? -1 : 1) * Math.sqrt(square);
  into.x = nx / size;
  into.y = ny / size;
  into.z = nz / size;
  into.height = px * into.x + py * into.y + pz * into.z;
  return true;
}
