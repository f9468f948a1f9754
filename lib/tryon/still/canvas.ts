import type { Grid } from './samples';

/** A picture as pixels, row by row from the top: red, green, blue and cover, a byte each. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Samples to a pixel, each way. */
export const FINE = 2;

/** What is painted, sample by sample: nearest surface, its colour times its cover, and the cover. */
export class Canvas implements Grid {
  readonly width: number;
  readonly height: number;
  /** How near the eye what is seen there lies, cm. */
  readonly near: Float32Array;
  private readonly paint: Float32Array;

  constructor(
    private readonly columns: number,
    private readonly rows: number,
  ) {
    this.width = columns * FINE;
    this.height = rows * FINE;
    this.near = new Float32Array(this.width * this.height).fill(Number.NEGATIVE_INFINITY);
    this.paint = new Float32Array(4 * this.width * this.height);
  }

  /** Lays a colour over what is there, covering so much of it. */
  lay(sample: number, colour: ArrayLike<number>, cover: number): void {
    const { paint } = this;
    const at = 4 * sample;
    const left = 1 - cover;
    for (let k = 0; k < 3; k++)
      paint[at + k] = (colour[k] as number) * cover + (paint[at + k] as number) * left;
    paint[at + 3] = cover + (paint[at + 3] as number) * left;
  }

  /** The picture, each pixel the mean of its samples. */
  toBitmap(): Bitmap {
    const { columns, rows } = this;
    const rgba = new Uint8Array(4 * columns * rows);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        rgba.set(this.pixel(column, row), 4 * (row * columns + column));
    return { width: columns, height: rows, rgba };
  }

  private pixel(column: number, row: number): number[] {
    const sums = [0, 0, 0, 0];
    for (let i = 0; i < FINE * FINE; i++) {
      const sample = (row * FINE + Math.floor(i / FINE)) * this.width + column * FINE + (i % FINE);
      for (let k = 0; k < 4; k++) sums[k] = (sums[k] as number) + (this.paint[4 * sample + k] as number);
    }
    const cover = sums[3] as number;
    const colour = sums.slice(0, 3).map((sum) => (cover > 0 ? (255 * sum) / cover : 0));
    return [...colour, (255 * cover) / (FINE * FINE)].map((part) => Math.min(255, Math.round(part)));
  }
}
