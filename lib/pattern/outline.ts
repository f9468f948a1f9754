import { figureAt, item } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';

/** Where a point lies beside an outline. */
interface Foot {
  readonly distance: number;
  /** Index of the side it is nearest to, and the share of the way along it. */
  readonly side: number;
  readonly t: number;
}

interface BestFoot {
  square: number;
  side: number;
  t: number;
}

/** Sides tested as one: few enough to be cheap, many enough to be skipped at once. */
const BLOCK = 6;

interface Block {
  readonly from: number;
  readonly to: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function blockOf(xs: Float64Array, ys: Float64Array, from: number, to: number): Block {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = from; i <= to; i++) {
    const x = figureAt(xs, i);
    const y = figureAt(ys, i);
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { from, to, minX, minY, maxX, maxY };
}

/**
 * A closed polygon laid out for many questions: coordinates in typed arrays, sides gathered in boxed blocks. The last
 * vertex repeats the first, so that side `i` runs from vertex `i` to `i + 1`.
 */
export class Outline {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Number of sides. */
  readonly count: number;
  readonly blocks: readonly Block[];
  /** Least x and y, greatest x and y of each block, one after the other: `foot` is asked thousands of times. */
  private readonly boxes: Float64Array;
  private lastBlock = 0;

  constructor(points: readonly Point[], marks: readonly number[] = []) {
    this.count = points.length;
    this.xs = new Float64Array(this.count + 1);
    this.ys = new Float64Array(this.count + 1);
    for (let i = 0; i <= this.count; i++) {
      const p = item(points, i < this.count ? i : 0);
      this.xs[i] = p.x;
      this.ys[i] = p.y;
    }
    this.blocks = this.cut(marks);
    this.boxes = new Float64Array(4 * this.blocks.length);
    let k = 0;
    for (const { minX, minY, maxX, maxY } of this.blocks) {
      this.boxes[k++] = minX;
      this.boxes[k++] = minY;
      this.boxes[k++] = maxX;
      this.boxes[k++] = maxY;
    }
  }

  /** Blocks end at the marked vertices (the corners), so that no box spans two edges. */
  private cut(marks: readonly number[]): Block[] {
    const stops = new Set(marks);
    const blocks: Block[] = [];
    let from = 0;
    for (let i = 1; i <= this.count; i++) {
      if (i - from < BLOCK && i < this.count && !stops.has(i)) continue;
      blocks.push(blockOf(this.xs, this.ys, from, i));
      from = i;
    }
    return blocks;
  }

  /** Where vertex `i` lies across, cm. Refuses one beyond the last, which repeats the first. */
  x(i: number): number {
    return figureAt(this.xs, i);
  }

  /** How high vertex `i` lies, cm. */
  y(i: number): number {
    return figureAt(this.ys, i);
  }

  vertex(i: number): Point {
    return { x: this.x(i), y: this.y(i) };
  }

  /** Signed area in cm², positive counter-clockwise. */
  area(): number {
    let twice = 0;
    for (let i = 0; i < this.count; i++) {
      twice += this.x(i) * this.y(i + 1) - this.x(i + 1) * this.y(i);
    }
    return twice / 2;
  }

  /** Whether the outline winds about a point that is not on it. */
  contains(x: number, y: number): boolean {
    let turns = 0;
    for (const block of this.blocks) {
      if (y < block.minY || y > block.maxY || x > block.maxX) continue;
      for (let i = block.from; i < block.to; i++) {
        const ay = this.y(i);
        const by = this.y(i + 1);
        if (ay <= y === by <= y) continue;
        const ax = this.x(i);
        const left = (this.x(i + 1) - ax) * (y - ay) - (x - ax) * (by - ay);
        if (by > ay && left > 0) turns++;
        if (by < ay && left < 0) turns--;
      }
    }
    return turns !== 0;
  }

  /** The side nearest to a point. Points asked one after the other lie near each other: the last block is tried first. */
  foot(x: number, y: number): Foot {
    const { blocks, boxes, lastBlock: first } = this;
    const best: BestFoot = { square: Number.POSITIVE_INFINITY, side: 0, t: 0 };
    this.footIn(item(blocks, first), x, y, best);
    for (let k = 0; k < blocks.length; k++) {
      const left = figureAt(boxes, 4 * k) - x;
      const below = figureAt(boxes, 4 * k + 1) - y;
      const right = x - figureAt(boxes, 4 * k + 2);
      const above = y - figureAt(boxes, 4 * k + 3);
      const bx = left > 0 ? left : right > 0 ? right : 0;
      const by = below > 0 ? below : above > 0 ? above : 0;
      if (bx * bx + by * by >= best.square || k === first) continue;
      if (this.footIn(item(blocks, k), x, y, best)) this.lastBlock = k;
    }
    return { distance: Math.sqrt(best.square), side: best.side, t: best.t };
  }

  private footIn({ from, to }: Block, x: number, y: number, best: BestFoot): boolean {
    let better = false;
    for (let i = from; i < to; i++) {
      const ax = this.x(i);
      const ay = this.y(i);
      const dx = this.x(i + 1) - ax;
      const dy = this.y(i + 1) - ay;
      const size = dx * dx + dy * dy;
      let t = size === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / size;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const ex = ax + dx * t - x;
      const ey = ay + dy * t - y;
      const square = ex * ex + ey * ey;
      if (square >= best.square) continue;
      best.square = square;
      best.side = i;
      best.t = t;
      better = true;
    }
    return better;
  }

  /** Distance in cm from a point to the outline. */
  distance(x: number, y: number): number {
    return this.foot(x, y).distance;
  }

  width(): number {
    return Math.max(...this.blocks.map((b) => b.maxX)) - Math.min(...this.blocks.map((b) => b.minX));
  }

  /** Extent along a unit direction, in cm. */
  extent(dx: number, dy: number): number {
    let lo = Number.POSITIVE_INFINITY;
    let hi = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.count; i++) {
      const s = this.x(i) * dx + this.y(i) * dy;
      if (s < lo) lo = s;
      if (s > hi) hi = s;
    }
    return hi - lo;
  }
}
