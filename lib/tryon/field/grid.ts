import type { Surface } from './surface';

/** Cells of a field over her left half; the first column lies half a cell beside her middle. */
export interface Grid {
  readonly spacing: number;
  /** How many places in x, y and z. */
  readonly counts: readonly [number, number, number];
  readonly low: readonly [x: number, y: number, z: number];
}

/** How far the field reaches beyond the body, cells. */
const MARGIN = 3;

export function gridAround({ positions, triangles }: Surface, spacing: number): Grid {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [0, 0, Number.NEGATIVE_INFINITY];
  for (const v of triangles)
    for (let axis = 0; axis < 3; axis++) {
      const value = positions[v * 3 + axis] as number;
      low[axis] = Math.min(low[axis] as number, value);
      high[axis] = Math.max(high[axis] as number, value);
    }
  const [x, y, z] = low.map((least) => (Math.floor(least / spacing) - MARGIN) * spacing);
  const from: readonly [number, number, number] = [
    Math.max(0.5 * spacing, (x as number) + 0.5 * spacing),
    y as number,
    z as number,
  ];
  const counts = from.map(
    (start, axis) => Math.ceil(((high[axis] as number) - start) / spacing) + MARGIN + 1,
  );
  return { spacing, low: from, counts: counts as [number, number, number] };
}

export const sizeOf = ({ counts: [nx, ny, nz] }: Grid): number => nx * ny * nz;

export const indexIn = ({ counts: [nx, ny] }: Grid, i: number, j: number, k: number): number =>
  (k * ny + j) * nx + i;
