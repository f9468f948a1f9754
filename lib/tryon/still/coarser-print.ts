import type { PrintPixels } from './print';

/**
 * A print with no more pixels than are seen of it, each the mean of what it stands for: threads finer than a picture would draw
 * waves on cloth that are not there. Pixels a centimetre.
 */
export function coarserPrint(print: PrintPixels, perCm: number): PrintPixels {
  const columns = countOf(print.width, print.columns, perCm);
  const rows = countOf(print.height, print.rows, perCm);
  if (columns === print.columns && rows === print.rows) return print;
  const rgba = new Uint8Array(4 * columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const down = rangeOf(row, rows, print.rows);
      const across = rangeOf(column, columns, print.columns);
      rgba.set(meanOf(print, across, down), 4 * (row * columns + column));
    }
  return { ...print, rgba, columns, rows };
}

const countOf = (long: number, count: number, perCm: number): number =>
  Math.max(1, Math.min(count, Math.round(long * perCm)));

type Range = readonly [from: number, to: number];

/** Of so many pixels those that one of fewer stands for. */
const rangeOf = (index: number, fewer: number, count: number): Range => [
  Math.floor((index * count) / fewer),
  Math.floor(((index + 1) * count) / fewer),
];

function meanOf({ rgba, columns }: PrintPixels, [left, right]: Range, [top, bottom]: Range): number[] {
  const sums = [0, 0, 0, 0];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      for (let k = 0; k < 4; k++)
        sums[k] = (sums[k] as number) + (rgba[4 * (row * columns + column) + k] as number);
  return sums.map((sum) => Math.round(sum / ((right - left) * (bottom - top))));
}
