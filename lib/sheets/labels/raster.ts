import { item, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

/** Side of a cell in cm: also the least distance kept between a label and a line. */
export const CELL = 0.2;

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly columns: number;
  readonly rows: number;
}

/** The raster that holds an outline. */
export function gridAbout(outline: readonly Pair[]): Grid {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs) - CELL, Math.min(...ys) - CELL];
  return {
    x0,
    y0,
    columns: Math.ceil((Math.max(...xs) - x0) / CELL) + 1,
    rows: Math.ceil((Math.max(...ys) - y0) / CELL) + 1,
  };
}

const NONE: number[] = [];

/** Where the middle of each row of cells crosses the outline, from left to right. */
export function crossings(outline: readonly Pair[], { y0, rows }: Grid): (readonly number[])[] {
  const found: number[][] = new Array(rows).fill(NONE);
  let a = lastOf(outline);
  // Thousands of outlines are taken in an export: pairs are not taken apart here, which would make garbage.
  for (const b of outline) {
    const low = Math.min(a[1], b[1]);
    const high = Math.max(a[1], b[1]);
    const slope = (b[0] - a[0]) / (b[1] - a[1]);
    for (let row = Math.max(0, Math.ceil((low - y0) / CELL - 0.5)); row < rows; row++) {
      const y = y0 + (row + 0.5) * CELL;
      if (y >= high) break;
      if (y >= low) insert(found, row, a[0] + (y - a[1]) * slope);
    }
    a = b;
  }
  return found;
}

/** Puts a crossing in its place among those of its row: few, and mostly found in order. */
function insert(found: number[][], row: number, x: number): void {
  const line = item(found, row);
  if (line === NONE) found[row] = [x];
  else line.splice(line.findLastIndex((each) => each <= x) + 1, 0, x);
}
