import type { Box } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { CELL, type Grid } from './raster';
import type { Cells } from './taken-cells';

/** Asked for at every place a box is tried at: for one kind of array, none of whose corners lie beyond it. */
const at = (sums: Int32Array, corner: number): number => sums[corner] ?? 0;

/** Taken cells below and left of each corner of the raster. */
export function takenSums({ grid: { columns, rows }, taken }: Cells): Int32Array {
  const wide = columns + 1;
  const sums = new Int32Array(wide * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < columns; column++) {
      line += taken[row * columns + column] ?? 0;
      sums[(row + 1) * wide + column + 1] = at(sums, row * wide + column + 1) + line;
    }
  }
  return sums;
}

/** What is looked for: a box of a size, as near to a point as there is one free, within another or anywhere. */
interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly near: Pair;
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
  const middle = (near[0] - x0) / CELL - w / 2;
  const level = (near[1] - y0) / CELL - h / 2;
  let [best, foundColumn, foundRow] = [Infinity, -1, -1];
  // The nearest rows first, those above and below in turn.
  let up = Math.min(Math.max(bottom, Math.ceil(level)), top - h + 1);
  let down = up - 1;
  while (up <= top - h || down >= bottom) {
    const isBelow = up > top - h || (down >= bottom && level - down <= up - level);
    const row = isBelow ? down-- : up++;
    const dy = row - level;
    if (dy * dy > best) break;
    const [low, high] = [row * wide, (row + h) * wide];
    // A box further to the side than the best one found is no nearer.
    const reach = Math.sqrt(best - dy * dy) + 1;
    const first = Math.max(left, Math.floor(middle - reach));
    const last = Math.min(right - w, Math.ceil(middle + reach));
    for (let column = first; column <= last; column++) {
      const dx = column - middle;
      const away = dx * dx + dy * dy;
      // Of two as near the lower one.
      if (away > best || (away === best && row >= foundRow)) continue;
      const inside =
        at(sums, high + column + w) -
        at(sums, high + column) -
        at(sums, low + column + w) +
        at(sums, low + column);
      if (inside > 0) continue;
      best = away;
      foundColumn = column;
      foundRow = row;
    }
  }
  if (foundRow < 0) return undefined;
  const [x, y] = [x0 + foundColumn * CELL, y0 + foundRow * CELL];
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
