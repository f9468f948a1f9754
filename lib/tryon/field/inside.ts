import { type Grid, indexIn, sizeOf } from './grid';
import type { Surface } from './surface';

/** A column is looked along a little beside its place, so that it passes through no corner of a triangle, cm. */
const ASIDE = 1.234e-5;

/** Whether each place of the grid lies inside a closed surface: a line toward it has passed an odd number of sides. */
export function insideOf(surface: Surface, grid: Grid): Uint8Array {
  const columns = crossingsOf(surface, grid);
  const inside = new Uint8Array(sizeOf(grid));
  const [nx, ny, nz] = grid.counts;
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const depths = columns[j * nx + i];
      if (!depths) continue;
      for (let k = 0; k < nz; k++) {
        const z = grid.low[2] + k * grid.spacing;
        inside[indexIn(grid, i, j, k)] = depths.filter((depth) => depth < z).length % 2;
      }
    }
  return inside;
}

function crossingsOf({ positions, triangles }: Surface, grid: Grid): (number[] | undefined)[] {
  const [nx, ny] = grid.counts;
  const columns: (number[] | undefined)[] = new Array(nx * ny);
  const at = (v: number, axis: number) => positions[v * 3 + axis] as number;
  const cell = (value: number, axis: 0 | 1) => (value - ASIDE * (axis + 1) - grid.low[axis]) / grid.spacing;
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [triangles[t], triangles[t + 1], triangles[t + 2]] as [number, number, number];
    const us = corners.map((v) => cell(at(v, 0), 0)) as [number, number, number];
    const vs = corners.map((v) => cell(at(v, 1), 1)) as [number, number, number];
    const size = (us[1] - us[0]) * (vs[2] - vs[0]) - (us[2] - us[0]) * (vs[1] - vs[0]);
    if (size === 0) continue;
    for (let i = Math.max(0, Math.ceil(Math.min(...us))); i <= Math.min(nx - 1, Math.max(...us)); i++)
      for (let j = Math.max(0, Math.ceil(Math.min(...vs))); j <= Math.min(ny - 1, Math.max(...vs)); j++) {
        const p = ((us[1] - i) * (vs[2] - j) - (us[2] - i) * (vs[1] - j)) / size;
        const q = ((us[2] - i) * (vs[0] - j) - (us[0] - i) * (vs[2] - j)) / size;
        if (p < 0 || q < 0 || p + q > 1) continue;
        const depth = p * at(corners[0], 2) + q * at(corners[1], 2) + (1 - p - q) * at(corners[2], 2);
        const column = columns[j * nx + i];
        if (column) column.push(depth);
        else columns[j * nx + i] = [depth];
      }
  }
  return columns;
}
