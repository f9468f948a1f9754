import type { DistanceField } from './distance-field';

/** What is found at a place: how far from the skin, cm, and the unit direction away from it. */
interface Sample {
  distance: number;
  x: number;
  y: number;
  z: number;
}

export const emptySample = (): Sample => ({ distance: Number.POSITIVE_INFINITY, x: 0, y: 0, z: 0 });

/**
 * Distance and direction at a place, between the eight places of the grid about it; false beyond the grid, where there
 * is no body. The right half is the image of the left.
 */
export function sampleField(
  { grid, values }: DistanceField,
  px: number,
  py: number,
  pz: number,
  into: Sample,
): boolean {
  const { spacing, low, counts } = grid;
  const side = px < 0 ? -1 : 1;
  const u = (side * px - low[0]) / spacing;
  const v = (py - low[1]) / spacing;
  const w = (pz - low[2]) / spacing;
  const nx = counts[0];
  const ny = counts[1];
  if (u < -1 || v < 0 || w < 0 || u >= nx - 1 || v >= ny - 1 || w >= counts[2] - 1) return false;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const k = Math.floor(w);
  const fx = u - i;
  const fy = v - j;
  const fz = w - k;
  const row = nx;
  const layer = nx * ny;
  const right = k * layer + j * row + i + 1;
  // Beside her middle the column before the first one is the first again.
  const left = i < 0 ? right : right - 1;
  const a = values[left] as number;
  const b = values[right] as number;
  const c = values[left + row] as number;
  const d = values[right + row] as number;
  const e = values[left + layer] as number;
  const f = values[right + layer] as number;
  const g = values[left + layer + row] as number;
  const h = values[right + layer + row] as number;
  const ab = a + (b - a) * fx;
  const cd = c + (d - c) * fx;
  const ef = e + (f - e) * fx;
  const gh = g + (h - g) * fx;
  const near = ab + (cd - ab) * fy;
  const far = ef + (gh - ef) * fy;
  into.distance = near + (far - near) * fz;
  const gx = (1 - fz) * ((1 - fy) * (b - a) + fy * (d - c)) + fz * ((1 - fy) * (f - e) + fy * (h - g));
  const gy = (1 - fz) * (cd - ab) + fz * (gh - ef);
  const gz = far - near;
  const size = Math.sqrt(gx * gx + gy * gy + gz * gz);
  if (size === 0) return false;
  into.x = (side * gx) / size;
  into.y = gy / size;
  into.z = gz / size;
  return true;
}
