import { headGirth } from '@/lib/measurements/head-girth';
import type { BodyModel } from '../body/model';
import { coordinate, Y, Z } from '../body/place';
import type { DistanceField } from './distance-field';
import { type Grid, indexIn, sizeOf } from './grid';

/** Half of a head, as an oval body: across, from its middle upward, and from front to back, cm, at a girth of 56. */
const HALF = { across: 7.6, up: 12, deep: 10, girth: 56 };
/** Its middle lies so far before the side of the neck, cm. */
const FORWARD = 1.5;
const CELL = 1.5;
/** How far the field reaches beyond it, cm. */
const REACH = 4.5;

/** Where a head would be on a body that is shown without one. */
interface Head {
  /** Its middle, on her middle plane. */
  readonly y: number;
  readonly z: number;
  readonly across: number;
  readonly up: number;
  readonly deep: number;
}

/** The head that goes with a fitted half: what a hood is worn over, unseen. */
export function headOf(half: Float64Array, { tapes }: BodyModel): Head {
  const crown = coordinate(half, tapes.points.crown, Y);
  const scale = headGirth({ stature: crown }) / HALF.girth;
  const [across, up, deep] = [HALF.across, HALF.up, HALF.deep].map((own) => own * scale) as [
    number,
    number,
    number,
  ];
  return { y: crown - up, z: coordinate(half, tapes.points.sideNeck, Z) + FORWARD, across, up, deep };
}

/** Distances from it, positive outside: exact on it, a little short far off. */
export function headField({ y, z, across, up, deep }: Head): DistanceField {
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
