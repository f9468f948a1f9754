import { item, neighbours } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { CELL, crossings, type Grid } from './raster';

/** A raster with its cells: 1 where one is taken. */
export interface Cells {
  readonly grid: Grid;
  readonly taken: Uint8Array;
}

type Corners = readonly [Pair, Pair, Pair, Pair];

/** Takes, or frees, what lies inside a closed outline. */
export function fillInside({ grid, taken }: Cells, outline: readonly Pair[], value: 0 | 1): void {
  const { x0, columns } = grid;
  crossings(outline, grid).forEach((at, row) => {
    for (let i = 0; i + 1 < at.length; i += 2) {
      const from = Math.max(0, Math.ceil((item(at, i) - x0) / CELL - 0.5));
      const to = Math.min(columns - 1, Math.floor((item(at, i + 1) - x0) / CELL - 0.5));
      if (from <= to) taken.fill(value, row * columns + from, row * columns + to + 1);
    }
  });
}

/** Takes the cells a line runs through. */
export function takeLine(cells: Cells, points: readonly Pair[]): void {
  for (const [[ax, ay], [bx, by]] of neighbours(points)) {
    if (isBeyond(cells.grid, ax, ay, bx, by)) continue;
    const steps = Math.ceil((Math.hypot(bx - ax, by - ay) / CELL) * 2) + 1;
    for (let k = 0; k <= steps; k++) take(cells, ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps);
  }
}

/** Takes a four-cornered space. */
export function takeArea(cells: Cells, corners: Corners): void {
  const { grid, taken } = cells;
  if (!isLevel(corners)) {
    sweep(corners, (x, y) => {
      take(cells, x, y);
      return true;
    });
    return;
  }
  const [left, bottom, right, top] = cellsUnder(grid, corners);
  const [from, to] = [Math.max(0, left), Math.min(grid.columns - 1, right) + 1];
  for (let row = Math.max(0, bottom); row <= Math.min(grid.rows - 1, top); row++) {
    if (from < to) taken.fill(1, row * grid.columns + from, row * grid.columns + to);
  }
}

/** Whether nothing in a four-cornered space is taken. */
export function isFree(cells: Cells, corners: Corners): boolean {
  const { grid, taken } = cells;
  if (!isLevel(corners)) return sweep(corners, (x, y) => !isTaken(cells, x, y));
  const [left, bottom, right, top] = cellsUnder(grid, corners);
  if (left < 0 || bottom < 0 || right >= grid.columns || top >= grid.rows) return false;
  for (let row = bottom; row <= top; row++) {
    for (let column = left; column <= right; column++) {
      if (taken[row * grid.columns + column] === 1) return false;
    }
  }
  return true;
}

/** Whether a four-cornered space lies along the raster, upright or turned a quarter. */
const isLevel = ([a, b, , d]: Corners): boolean =>
  (a[1] === b[1] && a[0] === d[0]) || (a[0] === b[0] && a[1] === d[1]);

/** The first and last columns and rows under a level space; they may lie beyond the raster. */
function cellsUnder({ x0, y0 }: Grid, [a, , c]: Corners): readonly [number, number, number, number] {
  return [
    Math.floor((Math.min(a[0], c[0]) - x0) / CELL),
    Math.floor((Math.min(a[1], c[1]) - y0) / CELL),
    Math.floor((Math.max(a[0], c[0]) - x0) / CELL),
    Math.floor((Math.max(a[1], c[1]) - y0) / CELL),
  ];
}

/** Whether a place is taken; beyond the raster all is. */
export function isTaken({ grid, taken }: Cells, x: number, y: number): boolean {
  const { x0, y0, columns, rows } = grid;
  const column = Math.floor((x - x0) / CELL);
  const row = Math.floor((y - y0) / CELL);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return true;
  return taken[row * columns + column] === 1;
}

function take({ grid, taken }: Cells, x: number, y: number): void {
  const { x0, y0, columns, rows } = grid;
  const column = Math.floor((x - x0) / CELL);
  const row = Math.floor((y - y0) / CELL);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return;
  taken[row * columns + column] = 1;
}

/** Whether a line runs wholly to one side of the raster. */
export function isBeyond(
  { x0, y0, columns, rows }: Grid,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const [right, top] = [x0 + (columns + 1) * CELL, y0 + (rows + 1) * CELL];
  return (ax < x0 && bx < x0) || (ay < y0 && by < y0) || (ax > right && bx > right) || (ay > top && by > top);
}

/** Visits a four-cornered space more finely than its cells, until a visit says no. */
function sweep([a, b, , d]: Corners, visit: (x: number, y: number) => boolean): boolean {
  const across = Math.ceil((Math.hypot(b[0] - a[0], b[1] - a[1]) / CELL) * 1.5) + 1;
  const up = Math.ceil((Math.hypot(d[0] - a[0], d[1] - a[1]) / CELL) * 1.5) + 1;
  for (let i = 0; i <= across; i++) {
    for (let k = 0; k <= up; k++) {
      const x = a[0] + ((b[0] - a[0]) * i) / across + ((d[0] - a[0]) * k) / up;
      const y = a[1] + ((b[1] - a[1]) * i) / across + ((d[1] - a[1]) * k) / up;
      if (!visit(x, y)) return false;
    }
  }
  return true;
}
