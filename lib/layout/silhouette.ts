import { boundsOf } from '@/lib/geometry/bounds';
import { areaOf } from '@/lib/geometry/polygon';
import { cyclicNeighbours, figureAt, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

/**
 * A shape cut into upright columns of equal width; each column holds the stretches of length the shape
 * covers anywhere within it, grown by half the gap. Two shapes whose stretches do not meet in any column
 * keep at least the gap between them. Exact along the length, rounded up to a column across the width.
 */
export interface Silhouette {
  /** Stretches of column k: spans[starts[k]] … spans[starts[k+1]−1], as from, to, from, to. */
  readonly starts: Int32Array;
  readonly spans: Float64Array;
  /** Where the lowest stretch of each column begins; ∞ where it has none. */
  readonly feet: Float64Array;
  readonly columns: number;
  readonly height: number;
  /** Where the lower left corner of the grown shape lies in the coordinates of the outline. */
  readonly left: number;
  readonly bottom: number;
  /** Area of the outline itself, cm². */
  readonly area: number;
}

/** Columns of an outline (cm), grown by `margin` all round. */
export function silhouette(outline: readonly Pair[], column: number, margin: number): Silhouette {
  const box = boundsOf(outline);
  const left = box.left - margin;
  const bottom = box.bottom - margin;
  const columns = Math.max(1, Math.ceil((box.right - box.left + 2 * margin) / column - 1e-9));
  const covered = stretches(outline, { left, column, columns, margin });
  const height = box.top - box.bottom + 2 * margin;
  const inColumns = laidOut(covered.map((stretch) => grown(stretch, margin, bottom)));
  return { ...inColumns, columns, height, left, bottom, area: areaOf(outline) };
}

/** The stretches of all columns one after the other. */
function laidOut(columns: readonly (readonly number[])[]): Pick<Silhouette, 'starts' | 'spans' | 'feet'> {
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((stretches, k) => {
    starts[k + 1] = figureAt(starts, k) + stretches.length;
  });
  const spans = Float64Array.from(columns.flat());
  return { starts, spans, feet: Float64Array.from(columns, ([foot = Number.POSITIVE_INFINITY]) => foot) };
}

/** Visits the stretches of a column, from the lowest up; heights above the lower edge of the shape, cm. */
export function eachStretch(
  { starts, spans }: Silhouette,
  column: number,
  visit: (from: number, to: number) => void,
): void {
  const end = figureAt(starts, column + 1);
  for (let s = figureAt(starts, column); s < end; s += 2) visit(figureAt(spans, s), figureAt(spans, s + 1));
}

interface Grid {
  readonly left: number;
  readonly column: number;
  readonly columns: number;
  readonly margin: number;
}

/**
 * Stretches covered in each column, widened by the margin: those covered at its left side, and those swept by the
 * outline inside it. Going left from any covered point one meets one or the other, so nothing is missed.
 */
function stretches(outline: readonly Pair[], grid: Grid): [number, number][][] {
  const { left, column, columns, margin } = grid;
  const swept = Array.from({ length: columns }, (): [number, number][] => []);
  const crossings = Array.from({ length: columns }, (): number[] => []);
  for (const [[ax, ay], [bx, by]] of cyclicNeighbours(outline)) {
    const slope = ax === bx ? 0 : (by - ay) / (bx - ax);
    const first = Math.max(0, Math.floor((Math.min(ax, bx) - margin - left) / column));
    const last = Math.min(columns - 1, Math.floor((Math.max(ax, bx) + margin - left) / column));
    for (let k = first; k <= last; k++) {
      const from = left + k * column - margin;
      const to = left + (k + 1) * column + margin;
      if (ax < from !== bx < from) item(crossings, k).push(ay + (from - ax) * slope);
      const start = ax === bx ? ay : ay + (Math.min(Math.max(ax, from), to) - ax) * slope;
      const end = ax === bx ? by : ay + (Math.min(Math.max(bx, from), to) - ax) * slope;
      item(swept, k).push(start < end ? [start, end] : [end, start]);
    }
  }
  return swept.map((found, k) => [...found, ...pairs(item(crossings, k))].sort((a, b) => a[0] - b[0]));
}

function pairs(crossings: number[]): [number, number][] {
  const sorted = crossings.sort((a, b) => a - b);
  return Array.from({ length: sorted.length >> 1 }, (_, i) => [item(sorted, 2 * i), item(sorted, 2 * i + 1)]);
}

function grown(sorted: readonly [number, number][], margin: number, bottom: number): number[] {
  const merged: number[] = [];
  for (const [from, to] of sorted) {
    const low = from - margin - bottom;
    const high = to + margin - bottom;
    const top = merged.at(-1);
    if (top !== undefined && low <= top) merged[merged.length - 1] = Math.max(top, high);
    else merged.push(low, high);
  }
  return merged;
}

/**
 * Columns of an outline as it runs along the middle of each, neither rounded up nor down: what two shapes take side by
 * side is then right on average, which is what orders are compared by, though not safe to cut by.
 */
export function sketch(outline: readonly Pair[], column: number, margin: number): Silhouette {
  const box = boundsOf(outline);
  const columns = Math.max(1, Math.round((box.right - box.left + 2 * margin) / column));
  const left = (box.left + box.right - columns * column) / 2;
  const bottom = box.bottom - margin;
  const middles = crossingsAt(outline, columns, (k) => left + (k + 0.5) * column);
  const height = box.top - box.bottom + 2 * margin;
  const inColumns = laidOut(middles.map((crossings) => grown(pairs(crossings), margin, bottom)));
  return { ...inColumns, columns, height, left, bottom, area: areaOf(outline) };
}

/** Heights at which the outline crosses each of some upright lines, from left to right. */
function crossingsAt(outline: readonly Pair[], count: number, at: (k: number) => number): number[][] {
  const crossings = Array.from({ length: count }, (): number[] => []);
  const [start, step] = [at(0), at(1) - at(0)];
  for (const [[ax, ay], [bx, by]] of cyclicNeighbours(outline)) {
    if (ax === bx) continue;
    const slope = (by - ay) / (bx - ax);
    const first = Math.max(0, Math.ceil((Math.min(ax, bx) - start) / step));
    const end = Math.min(count, Math.ceil((Math.max(ax, bx) - start) / step));
    for (let k = first; k < end; k++) item(crossings, k).push(ay + (start + k * step - ax) * slope);
  }
  return crossings;
}
