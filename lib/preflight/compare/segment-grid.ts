import type { Box } from '@/lib/drawing/types';

/** Side of a cell, cm. */
const CELL = 1;
/** A segment is entered wherever it may be found from within so far, cm. */
const AROUND = 0.03;

/**
 * Segments by where they lie, to be found from a point near them. Grown once, then asked many thousand times: plain
 * arrays of numbers, no objects. Distances are exact; segments further away than `AROUND` and their own reach may be
 * missed.
 */
export class SegmentGrid {
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];
  private readonly us: number[] = [];
  private readonly vs: number[] = [];
  private readonly reaches: number[] = [];
  private readonly owners: number[] = [];
  private readonly columns: number;
  private readonly rows: number;
  private readonly first: Int32Array;
  private readonly entry: number[] = [];
  private readonly next: number[] = [];
  /** The segment the last question was answered by; −1 for none. */
  hit = -1;

  constructor(private readonly box: Box) {
    this.columns = Math.max(1, Math.ceil((box[2] - box[0]) / CELL) + 1);
    this.rows = Math.max(1, Math.ceil((box[3] - box[1]) / CELL) + 1);
    this.first = new Int32Array(this.columns * this.rows).fill(-1);
  }

  get size(): number {
    return this.xs.length;
  }

  owner(segment: number): number {
    return this.owners[segment] as number;
  }

  /** Enters the chords of a line of points, moved by (dx, dy); from `reach` cm more away they count as near. */
  addLine(points: readonly number[], closed: boolean, owner: number, reach = 0, dx = 0, dy = 0): void {
    const last = points.length - 2;
    let x = (points[closed || last === 0 ? last : 0] as number) + dx;
    let y = (points[closed || last === 0 ? last + 1 : 1] as number) + dy;
    for (let i = closed || last === 0 ? 0 : 2; i <= last; i += 2) {
      const [u, v] = [(points[i] as number) + dx, (points[i + 1] as number) + dy];
      this.add(x, y, u, v, owner, reach);
      [x, y] = [u, v];
    }
  }

  private add(x: number, y: number, u: number, v: number, owner: number, reach: number): void {
    const segment = this.xs.length;
    this.xs.push(x);
    this.ys.push(y);
    this.us.push(u);
    this.vs.push(v);
    this.reaches.push(reach);
    this.owners.push(owner);
    // A long one is entered part by part, so that a slanting one does not take a whole field of cells.
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(u - x), Math.abs(v - y)) / CELL));
    for (let i = 0; i < parts; i++) {
      const [from, to] = [i / parts, (i + 1) / parts];
      this.enter(
        segment,
        x + (u - x) * from,
        y + (v - y) * from,
        x + (u - x) * to,
        y + (v - y) * to,
        reach + AROUND,
      );
    }
  }

  private enter(segment: number, x: number, y: number, u: number, v: number, around: number): void {
    const [x0, y0] = this.box;
    const left = Math.max(0, Math.floor((Math.min(x, u) - around - x0) / CELL));
    const right = Math.min(this.columns - 1, Math.floor((Math.max(x, u) + around - x0) / CELL));
    const low = Math.max(0, Math.floor((Math.min(y, v) - around - y0) / CELL));
    const high = Math.min(this.rows - 1, Math.floor((Math.max(y, v) + around - y0) / CELL));
    for (let row = low; row <= high; row++) {
      for (let column = left; column <= right; column++) {
        const cell = row * this.columns + column;
        const head = this.first[cell] as number;
        if (head >= 0 && this.entry[head] === segment) continue;
        this.first[cell] = this.entry.length;
        this.entry.push(segment);
        this.next.push(head);
      }
    }
  }

  /** Distance from a point to a segment, less its reach; not below zero. */
  distanceTo(segment: number, px: number, py: number): number {
    const x = this.xs[segment] as number;
    const y = this.ys[segment] as number;
    const dx = (this.us[segment] as number) - x;
    const dy = (this.vs[segment] as number) - y;
    const square = dx * dx + dy * dy;
    let t = square === 0 ? 0 : ((px - x) * dx + (py - y) * dy) / square;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const ex = x + t * dx - px;
    const ey = y + t * dy - py;
    const away = Math.sqrt(ex * ex + ey * ey) - (this.reaches[segment] as number);
    return away > 0 ? away : 0;
  }

  /** Distance from a point to the nearest segment about it, left in `hit`; Infinity where none is. */
  nearest(px: number, py: number): number {
    this.hit = -1;
    const column = Math.floor((px - this.box[0]) / CELL);
    const row = Math.floor((py - this.box[1]) / CELL);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return Number.POSITIVE_INFINITY;
    let best = Number.POSITIVE_INFINITY;
    for (let i = this.first[row * this.columns + column] as number; i >= 0; i = this.next[i] as number) {
      const segment = this.entry[i] as number;
      const away = this.distanceTo(segment, px, py);
      if (away < best) {
        best = away;
        this.hit = segment;
      }
    }
    return best;
  }

  /** The same over all segments, however far: slow, for what is found wrong. */
  furthestNearest(px: number, py: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (let segment = 0; segment < this.size; segment++) {
      const away = this.distanceTo(segment, px, py);
      if (away < best) {
        best = away;
        this.hit = segment;
      }
    }
    return best;
  }
}
