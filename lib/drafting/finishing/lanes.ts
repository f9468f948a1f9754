import { figureAt } from '@/lib/geometry/sequence';
import type { Point, Polygon } from '@/lib/geometry/types';

/** A stretch along a direction. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An outline seen along a direction: how far each vertex lies along it, and how far to its left. */
export interface Seen {
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly count: number;
}

export function seenAlong(polygon: Polygon, direction: Point): Seen {
  const count = polygon.length;
  const along = new Float64Array(count);
  const across = new Float64Array(count);
  for (const [i, { x, y }] of polygon.entries()) {
    along[i] = x * direction.x + y * direction.y;
    across[i] = y * direction.x - x * direction.y;
  }
  return { along, across, count };
}

/** Smallest and greatest of some figures. */
export function extent(values: Float64Array): Span {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < from) from = value;
    if (value > to) to = value;
  }
  return { from, to };
}

// Where a lane crosses an outline, in order along it; used over and over, for this search runs thousands of times.
const CUTS: number[] = [];

function cutAt(i: number): number {
  const cut = CUTS[i];
  if (cut === undefined) throw new RangeError(`No cut ${i}`);
  return cut;
}

/** Puts a cut in its place among the first `count`, and answers with how many there are now. */
function insert(count: number, cut: number): number {
  let i = count;
  for (; i > 0 && cutAt(i - 1) > cut; i--) CUTS[i] = cutAt(i - 1);
  CUTS[i] = cut;
  return count + 1;
}

/** Stretches of the straight line at `lane` that lie inside the outline and are longer than `longerThan`. */
function spansInside({ along, across, count }: Seen, lane: number, longerThan = 0): Span[] {
  let cuts = 0;
  let last = count - 1;
  for (let i = 0; i < count; i++) {
    const offA = figureAt(across, last) - lane;
    const offB = figureAt(across, i) - lane;
    if (offA <= 0 !== offB <= 0) {
      const a = figureAt(along, last);
      cuts = insert(cuts, a + ((figureAt(along, i) - a) * offA) / (offA - offB));
    }
    last = i;
  }
  const spans: Span[] = [];
  for (let i = 0; i + 1 < cuts; i += 2) {
    const span = { from: cutAt(i), to: cutAt(i + 1) };
    if (span.to - span.from > longerThan) spans.push(span);
  }
  return spans;
}

/** Spans of a lane that lie too near to the outline, laid down one after the other: this search runs thousands of times. */
class Beside {
  private from = new Float64Array(256);
  private to = new Float64Array(256);
  count = 0;

  /** Adds a span, keeping them in the order of their beginnings. */
  add(from: number, to: number): void {
    if (this.count === this.from.length) this.grow();
    let i = this.count++;
    for (; i > 0 && figureAt(this.from, i - 1) > from; i--) {
      this.from[i] = figureAt(this.from, i - 1);
      this.to[i] = figureAt(this.to, i - 1);
    }
    this.from[i] = from;
    this.to[i] = to;
  }

  /** What they leave of a span. */
  leave({ from, to }: Span, clear: Span[]): void {
    let at = from;
    for (let i = 0; i < this.count && figureAt(this.from, i) < to; i++) {
      if (figureAt(this.to, i) <= at) continue;
      if (figureAt(this.from, i) > at) clear.push({ from: at, to: figureAt(this.from, i) });
      at = figureAt(this.to, i);
    }
    if (at < to) clear.push({ from: at, to });
  }

  private grow(): void {
    const [from, to] = [this.from, this.to];
    this.from = new Float64Array(2 * from.length);
    this.to = new Float64Array(2 * to.length);
    this.from.set(from);
    this.to.set(to);
  }
}

/** Adds where on a lane a segment of the outline is nearer than `margin`: one span, for its surroundings are convex. */
function addBeside(beside: Beside, as: number, ad: number, bs: number, bd: number, margin: number): void {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const reachA = margin * margin - ad * ad;
  if (reachA > 0) {
    const half = Math.sqrt(reachA);
    from = as - half;
    to = as + half;
  }
  const reachB = margin * margin - bd * bd;
  if (reachB > 0) {
    const half = Math.sqrt(reachB);
    from = Math.min(from, bs - half);
    to = Math.max(to, bs + half);
  }
  const us = bs - as;
  const ud = bd - ad;
  const most = us * us + ud * ud;
  const shift = margin * Math.sqrt(most);
  // Beyond the ends the discs have the say; alongside, the two lines at `margin` to left and right.
  for (let side = -1; ud !== 0 && side <= 1; side += 2) {
    const s = as + (side * shift - us * ad) / ud;
    const t = us * (s - as) - ud * ad;
    if (t < 0 || t > most) continue;
    from = Math.min(from, s);
    to = Math.max(to, s);
  }
  if (to > from) beside.add(from, to);
}

const BESIDE = new Beside();

/**
 * Stretches of a lane inside the outline and everywhere at least `margin` away from it. A lane that has none longer than
 * `longerThan` inside the outline is not looked at.
 */
export function clearSpans(outline: Seen, lane: number, margin: number, longerThan = 0): Span[] {
  const { along, across, count } = outline;
  const inside = spansInside(outline, lane, longerThan + 2 * margin);
  if (inside.length === 0) return [];
  BESIDE.count = 0;
  for (let i = 0, last = count - 1; i < count; last = i++) {
    const ad = figureAt(across, last) - lane;
    const bd = figureAt(across, i) - lane;
    if ((ad > margin && bd > margin) || (ad < -margin && bd < -margin)) continue;
    addBeside(BESIDE, figureAt(along, last), ad, figureAt(along, i), bd, margin);
  }
  const clear: Span[] = [];
  for (const span of inside) BESIDE.leave(span, clear);
  return clear;
}
