import type { DistanceField } from './distance-field';
import { type Grid, indexIn, sizeOf } from './grid';

/** An oval body on her middle plane, its axes level and upright: its middle, and half of it along each, cm. */
export interface Ellipsoid {
  readonly y: number;
  readonly z: number;
  readonly across: number;
  readonly up: number;
  readonly deep: number;
}

const CELL = 1.5;
/** How far the field reaches beyond it, cm. */
const REACH = 4.5;

/** Distances from it, positive outside: exact on it, a little short far off. */
export function ellipsoidField({ y, z, across, up, deep }: Ellipsoid): DistanceField {
  const counts = [across, 2 * up, 2 * deep].map((size, axis) =>
    Math.ceil((size + (axis === 0 ? 1 : 2) * REACH) / CELL),
  ) as [number, number, number];
  const grid: Grid = { spacing: CELL, counts, low: [CELL / 2, y - up - REACH, z - deep - REACH] };
  const values = new Float64Array(sizeOf(grid));
  for (let k = 0; k < counts[2]; k++)
    for (let j = 0; j < counts[1]; j++)
      for (let i = 0; i < counts[0]; i++) {
        const [px, py, pz] = [grid.low[0] + i * CELL, grid.low[1] + j * CELL - y, grid.low[2] + k * CELL - z];
        const out = Math.hypot(px / across, py / up, pz / deep);
        // The way out is as steep as the oval's own level there.
        const steep = Math.hypot(px / across ** 2, py / up ** 2, pz / deep ** 2) / Math.max(out, 1e-6);
        values[indexIn(grid, i, j, k)] = steep > 0 ? (out - 1) / steep : -across;
      }
  return { grid, values };
}
