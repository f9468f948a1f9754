import type { Box } from '@/lib/drawing/types';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { nearestBox, takenSums } from './nearest-box';
import { CELL, type Grid, gridAbout } from './raster';
import { type Cells, fillInside, isBeyond, isFree, isTaken, takeArea, takeLine } from './taken-cells';

/** The empty room of a piece, as a raster: what lines and words leave for a label. */
export class FreeSpace {
  private sums: Int32Array | undefined;
  private centre: Pair | undefined;
  private readonly cells: Cells;

  private constructor(
    grid: Grid,
    /** 1 where a cell is outside the outline or taken. */
    taken: Uint8Array,
  ) {
    this.cells = { grid, taken };
  }

  /** The room inside a closed outline. */
  static inside(outline: readonly Pair[]): FreeSpace {
    const grid = gridAbout(outline);
    const space = new FreeSpace(grid, new Uint8Array(grid.columns * grid.rows).fill(1));
    space.openInside(outline);
    space.blockLine([...outline, firstOf(outline)]);
    return space;
  }

  /** The same room, to be taken without touching this one. */
  copy(): FreeSpace {
    return new FreeSpace(this.cells.grid, this.cells.taken.slice());
  }

  /** Takes a closed outline and what lies inside. */
  blockInside(outline: readonly Pair[]): void {
    fillInside(this.cells, outline, 1);
    this.blockLine([...outline, firstOf(outline)]);
  }

  /** Frees what lies inside a closed outline. */
  openInside(outline: readonly Pair[]): void {
    this.forget();
    fillInside(this.cells, outline, 0);
  }

  /** Takes the cells a line runs through. */
  blockLine(points: readonly Pair[]): void {
    this.forget();
    takeLine(this.cells, points);
  }

  /** Takes a four-cornered space, such as a line of text. */
  blockArea(corners: readonly [Pair, Pair, Pair, Pair]): void {
    this.forget();
    takeArea(this.cells, corners);
  }

  private forget(): void {
    this.sums = undefined;
    this.centre = undefined;
  }

  /** Whether taking a line could change anything: not where all of it runs past the outline. */
  isNear(points: readonly Pair[]): boolean {
    return points.some((at, i) => i > 0 && !isBeyond(this.cells.grid, ...item(points, i - 1), ...at));
  }

  /** Whether a four-cornered space is inside the outline and crossed by nothing. */
  isFree(corners: readonly [Pair, Pair, Pair, Pair]): boolean {
    return isFree(this.cells, corners);
  }

  /** Share of a straight line, between 0 and 1, that runs over what is taken. */
  takenShare([ax, ay]: Pair, [bx, by]: Pair): number {
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / CELL));
    let count = 0;
    for (let k = 0; k <= steps; k++) {
      if (isTaken(this.cells, ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps)) count++;
    }
    return count / (steps + 1);
  }

  /** Middle of the free cells: where a label would like to be. */
  middle(): Pair {
    this.centre ??= this.middleNow();
    return this.centre;
  }

  private middleNow(): Pair {
    const { x0, y0, columns, rows } = this.cells.grid;
    let [count, sumX, sumY] = [0, 0, 0];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (this.cells.taken[row * columns + column] === 1) continue;
        count++;
        sumX += column;
        sumY += row;
      }
    }
    return count === 0 ? [x0, y0] : [x0 + (sumX / count + 0.5) * CELL, y0 + (sumY / count + 0.5) * CELL];
  }

  /** The free box of the size asked for whose middle is nearest to a point; undefined where there is none. */
  findBox(width: number, height: number, near: Pair, within?: Box): Box | undefined {
    this.sums ??= takenSums(this.cells);
    return nearestBox(this.cells.grid, this.sums, { width, height, near, within });
  }
}
