import type { Box, XY } from '@/lib/drawing/types';
import { CELL, crossings, type Grid, gridAbout } from './raster';

/** The empty room of a piece, as a raster: what lines and words leave for a label. */
export class FreeSpace {
  private sums: Int32Array | undefined;

  private constructor(
    private readonly grid: Grid,
    /** 1 where a cell is outside the outline or taken. */
    private readonly taken: Uint8Array,
  ) {}

  /** The room inside a closed outline. */
  static inside(outline: readonly XY[]): FreeSpace {
    const grid = gridAbout(outline);
    const space = new FreeSpace(grid, new Uint8Array(grid.columns * grid.rows).fill(1));
    space.openInside(outline);
    space.blockLine([...outline, outline[0] as XY]);
    return space;
  }

  /** The same room, to be taken without touching this one. */
  copy(): FreeSpace {
    return new FreeSpace(this.grid, this.taken.slice());
  }

  /** Takes a closed outline and what lies inside. */
  blockInside(outline: readonly XY[]): void {
    this.setInside(outline, 1);
    this.blockLine([...outline, outline[0] as XY]);
  }

  /** Frees what lies inside a closed outline. */
  openInside(outline: readonly XY[]): void {
    this.setInside(outline, 0);
  }

  private setInside(outline: readonly XY[], taken: 0 | 1): void {
    this.sums = undefined;
    const { x0, columns } = this.grid;
    for (const [row, at] of crossings(outline, this.grid).entries()) {
      for (let i = 0; i + 1 < at.length; i += 2) {
        const from = Math.max(0, Math.ceil(((at[i] as number) - x0) / CELL - 0.5));
        const to = Math.min(columns - 1, Math.floor(((at[i + 1] as number) - x0) / CELL - 0.5));
        if (from <= to) this.taken.fill(taken, row * columns + from, row * columns + to + 1);
      }
    }
  }

  private take(x: number, y: number): void {
    const { x0, y0, columns, rows } = this.grid;
    const column = Math.floor((x - x0) / CELL);
    const row = Math.floor((y - y0) / CELL);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    this.taken[row * columns + column] = 1;
  }

  /** Whether a line runs wholly to one side of the raster. */
  private isBeyond(ax: number, ay: number, bx: number, by: number): boolean {
    const { x0, y0, columns, rows } = this.grid;
    const [right, top] = [x0 + (columns + 1) * CELL, y0 + (rows + 1) * CELL];
    return (
      (ax < x0 && bx < x0) || (ay < y0 && by < y0) || (ax > right && bx > right) || (ay > top && by > top)
    );
  }

  /** Takes the cells a line runs through. */
  blockLine(points: readonly XY[]): void {
    this.sums = undefined;
    for (let i = 1; i < points.length; i++) {
      const [ax, ay] = points[i - 1] as XY;
      const [bx, by] = points[i] as XY;
      if (this.isBeyond(ax, ay, bx, by)) continue;
      const steps = Math.ceil((Math.hypot(bx - ax, by - ay) / CELL) * 2) + 1;
      for (let k = 0; k <= steps; k++) this.take(ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps);
    }
  }

  /** Takes a four-cornered space, such as a line of text. */
  blockArea([a, b, c, d]: readonly [XY, XY, XY, XY]): void {
    this.sweep([a, b, c, d], (x, y) => {
      this.take(x, y);
      return true;
    });
    this.sums = undefined;
  }

  /** Whether a four-cornered space is inside the outline and crossed by nothing. */
  isFree([a, b, c, d]: readonly [XY, XY, XY, XY]): boolean {
    return this.sweep([a, b, c, d], (x, y) => !this.isTaken(x, y));
  }

  /** Share of a straight line, between 0 and 1, that runs over what is taken. */
  takenShare([ax, ay]: XY, [bx, by]: XY): number {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / CELL));
    let count = 0;
    for (let k = 0; k <= steps; k++) {
      if (this.isTaken(ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps)) count++;
    }
    return count / (steps + 1);
  }

  private isTaken(x: number, y: number): boolean {
    const { x0, y0, columns, rows } = this.grid;
    const column = Math.floor((x - x0) / CELL);
    const row = Math.floor((y - y0) / CELL);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return true;
    return this.taken[row * columns + column] === 1;
  }

  private sweep([a, b, , d]: readonly [XY, XY, XY, XY], visit: (x: number, y: number) => boolean): boolean {
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

  /** Taken cells below and left of each corner of the raster. */
  private table(): Int32Array {
    if (this.sums) return this.sums;
    const { columns, rows } = this.grid;
    const wide = columns + 1;
    const sums = new Int32Array(wide * (rows + 1));
    for (let row = 0; row < rows; row++) {
      let line = 0;
      for (let column = 0; column < columns; column++) {
        line += this.taken[row * columns + column] as number;
        sums[(row + 1) * wide + column + 1] = (sums[row * wide + column + 1] as number) + line;
      }
    }
    this.sums = sums;
    return sums;
  }

  /** Middle of the free cells: where a label would like to be. */
  middle(): XY {
    const { x0, y0, columns, rows } = this.grid;
    let [count, sumX, sumY] = [0, 0, 0];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (this.taken[row * columns + column] === 1) continue;
        count++;
        sumX += column;
        sumY += row;
      }
    }
    return count === 0 ? [x0, y0] : [x0 + (sumX / count + 0.5) * CELL, y0 + (sumY / count + 0.5) * CELL];
  }

  /** Columns and rows of the raster that lie in a box, ends excluded. */
  private window(within: Box | undefined): readonly [number, number, number, number] {
    const { x0, y0, columns, rows } = this.grid;
    if (!within) return [0, 0, columns, rows];
    return [
      Math.max(0, Math.ceil((within[0] - x0) / CELL - 1e-9)),
      Math.max(0, Math.ceil((within[1] - y0) / CELL - 1e-9)),
      Math.min(columns, Math.floor((within[2] - x0) / CELL + 1e-9)),
      Math.min(rows, Math.floor((within[3] - y0) / CELL + 1e-9)),
    ];
  }

  /** The free box of the size asked for whose middle is nearest to a point; undefined where there is none. */
  findBox(width: number, height: number, near: XY, within?: Box): Box | undefined {
    const { x0, y0, columns } = this.grid;
    const [left, bottom, right, top] = this.window(within);
    const [w, h] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
    const sums = this.table();
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
