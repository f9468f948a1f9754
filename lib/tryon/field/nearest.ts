import type { Surface } from './surface';

/** Square of the distance from a place to a triangle, cm²: the nearest point may lie inside, on a side or in a corner. */
export function squareToTriangle(
  { positions, triangles }: Surface,
  triangle: number,
  x: number,
  y: number,
  z: number,
): number {
  const a = 3 * (triangles[triangle * 3] as number);
  const b = 3 * (triangles[triangle * 3 + 1] as number);
  const c = 3 * (triangles[triangle * 3 + 2] as number);
  const ax = positions[a] as number;
  const ay = positions[a + 1] as number;
  const az = positions[a + 2] as number;
  const ux = (positions[b] as number) - ax;
  const uy = (positions[b + 1] as number) - ay;
  const uz = (positions[b + 2] as number) - az;
  const vx = (positions[c] as number) - ax;
  const vy = (positions[c + 1] as number) - ay;
  const vz = (positions[c + 2] as number) - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const pu = px * ux + py * uy + pz * uz;
  const pv = px * vx + py * vy + pz * vz;
  const pp = px * px + py * py + pz * pz;
  const size = uu * vv - uv * uv;
  const s = (pu * vv - pv * uv) / size;
  const t = (pv * uu - pu * uv) / size;
  if (size > 0 && s >= 0 && t >= 0 && s + t <= 1) return Math.max(0, pp - s * pu - t * pv);
  const onU = squareToSide(pp, pu, uu);
  const onV = squareToSide(pp, pv, vv);
  // The third side, seen from the second corner.
  const ww = uu - 2 * uv + vv;
  const onW = squareToSide(pp - 2 * pu + uu, pv - pu - uv + uu, ww);
  return Math.min(onU, onV, onW);
}

/** From the square of the way to the side's start, its part along the side and the square of the side. */
function squareToSide(square: number, along: number, size: number): number {
  const t = size > 0 ? Math.min(1, Math.max(0, along / size)) : 0;
  return Math.max(0, square - 2 * t * along + t * t * size);
}
