import type { XY } from '@/lib/drawing/types';

/** Side of a cell in cm: also the least distance kept between a label and a line. */
export const CELL = 0.2;

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly columns: number;
  readonly rows: number;
}

/** The raster that holds an outline. */
export function gridAbout(outline: readonly XY[]): Grid {
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

/** Where the middle of each row of cells crosses the outline, from left to right. */
export function crossings(outline: readonly XY[], { y0, rows }: Grid): number[][] {
  const found: number[][] = Array.from({ length: rows }, () => []);
  let [ax, ay] = outline.at(-1) as XY;
  for (const [bx, by] of outline) {
    const [low, high] = [Math.min(ay, by), Math.max(ay, by)];
    const slope = (bx - ax) / (by - ay);
    for (let row = Math.max(0, Math.ceil((low - y0) / CELL - 0.5)); row < rows; row++) {
      const y = y0 + (row + 0.5) * CELL;
      if (y >= high) break;
      if (y >= low) found[row]?.push(ax + (y - ay) * slope);
    }
    [ax, ay] = [bx, by];
  }
  return found.map((row) => row.sort((a, b) => a - b));
}
