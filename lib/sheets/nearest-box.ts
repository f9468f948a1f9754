import type { Box, XY } from '@/lib/drawing/types';
import { CELL, type Grid } from './raster';
import type { Cells } from './taken-cells';

/** Taken cells below and left of each corner of the raster. */
export function takenSums({ grid: { columns, rows }, taken }: Cells): Int32Array {
  const wide = columns + 1;
  const sums = new Int32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < columns; column++) {
      line += taken[row * columns + column] as number;
      sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] as number) + line;
    }
  }
  return sums;
}

/** What is looked for: a box of a size, as near to a point as there is one free, within another or anywhere. */
export interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly near: XY;
  readonly within: Box | undefined;
}

/** The free box whose middle is nearest; undefined where there is none. `sums` are those of the taken cells. */
export function nearestBox(
  grid: Grid,
  sums: Int32Array,
  { width, height, near, within }: Wanted,
): Box | undefined {
  const { x0, y0, columns } = grid;
  const [left, bottom, right, top] = windowOf(grid, within);
  const [w, h] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const wide = columns + 1;
  const aboveBy = (row: number) => y0 + (row + h / 2) * CELL - near[1];
  let best = Infinity;
  let found: readonly [column: number, row: number] | undefined;
  for (const row of fromNearest(bottom, top - h, aboveBy)) {
    const [low, high] = [row * wide, (row + h) * wide];
    const dy = aboveBy(row);
    if (dy * dy > best) break;
    // A box further to the side than the best one found is no nearer.
    const reach = Math.sqrt(best - dy * dy) / CELL + 1;
    const middle = (near[0] - x0) / CELL - w / 2;
    const first = Math.max(left, Math.floor(middle - reach));
    const last = Math.min(right - w, Math.ceil(middle + reach));
    for (let column = first; column <= last; column++) {
      const dx = x0 + (column + w / 2) * CELL - near[0];
      const away = dx * dx + dy * dy;
      // Of two as near the lower one.
      if (away > best || (away === best && found && row >= found[1])) continue;
      const inside =
        (sums[high + column + w] as number) -
        (sums[high + column] as number) -
        (sums[low + column + w] as number) +
        (sums[low + column] as number);
      if (inside > 0) continue;
      best = away;
      found = [column, row];
    }
  }
  if (!found) return undefined;
  const [x, y] = [x0 + found[0] * CELL, y0 + found[1] * CELL];
  return [x, y, x + w * CELL, y + h * CELL];
}

/** Columns and rows of the raster that lie in a box, ends excluded. */
function windowOf(
  { x0, y0, columns, rows }: Grid,
  within: Box | undefined,
): readonly [number, number, number, number] {
  if (!within) return [0, 0, columns, rows];
  return [
    Math.max(0, Math.ceil((within[0] - x0) / CELL - 1e-9)),
    Math.max(0, Math.ceil((within[1] - y0) / CELL - 1e-9)),
    Math.min(columns, Math.floor((within[2] - x0) / CELL + 1e-9)),
    Math.min(rows, Math.floor((within[3] - y0) / CELL + 1e-9)),
  ];
}

/** The rows from one to another, the nearest first: those above and below in turn. */
function* fromNearest(low: number, high: number, aboveBy: (row: number) => number): Generator<number> {
  let up = low;
  while (up <= high && aboveBy(up) < 0) up++;
  let down = up - 1;
  while (up <= high || down >= low) {
    if (up > high || (down >= low && -aboveBy(down) <= aboveBy(up))) yield down--;
    else yield up++;
  }
}
