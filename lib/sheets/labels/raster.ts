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

const NONE: readonly number[] = [];

/** Where the middle of each row of cells crosses the outline, from left to right. */
export function crossings(outline: readonly Pair[], { y0, rows }: Grid): (readonly number[])[] {
  const found: (readonly number[])[] = new Array(rows).fill(NONE);
  let a = outline.at(-1) as Pair;
  // Thousands of outlines are taken in an export: pairs are not taken apart here, which would make garbage.
  for (let i = 0; i < outline.length; i++) {
    const b = outline[i] as Pair;
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
function insert(found: (readonly number[])[], row: number, x: number): void {
  if (found[row] === NONE) {
    found[row] = [x];
    return;
  }
  const line = found[row] as number[];
  let i = line.length;
  line.push(x);
  for (; i > 0 && (line[i - 1] as number) > x; i--) line[i] = line[i - 1] as number;
  line[i] = x;
}
