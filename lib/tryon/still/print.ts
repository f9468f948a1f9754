/** One repeat of a cloth as pixels, row by row from the top, four bytes each, and how large it is, cm. */
export interface PrintPixels {
  readonly rgba: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** Writes the colour of a cloth so far across it and up along it, cm, between the pixels as well as on them. */
export function readPrint(print: PrintPixels, x: number, y: number, colour: Float32Array): void {
  const { rgba, columns, rows } = print;
  const across = wrapped(x / print.width) * columns - 0.5;
  const down = wrapped(-y / print.height) * rows - 0.5;
  const [left, top] = [Math.floor(across), Math.floor(down)];
  const right = across - left;
  const low = down - top;
  const [above, below] = [around(top, rows) * columns, around(top + 1, rows) * columns];
  const [west, east] = [around(left, columns), around(left + 1, columns)];
  const [nw, ne, sw, se] = [above + west, above + east, below + west, below + east];
  for (let k = 0; k < 3; k++) {
    const upper = (rgba[4 * nw + k] as number) * (1 - right) + (rgba[4 * ne + k] as number) * right;
    const lower = (rgba[4 * sw + k] as number) * (1 - right) + (rgba[4 * se + k] as number) * right;
    colour[k] = (upper * (1 - low) + lower * low) / 255;
  }
}

const wrapped = (share: number): number => share - Math.floor(share);
const around = (index: number, count: number): number => ((index % count) + count) % count;
