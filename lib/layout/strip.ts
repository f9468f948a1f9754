import type { Silhouette } from './silhouette';

/** Fabric or paper being filled: for each column the stretches already covered, sorted from the start. */
export interface Strip {
  readonly columns: number;
  readonly taken: readonly number[][];
}

/** Moves a height up to the first one that a rule allows: page joins, pattern repeat. Never down. */
export type Settle = (y: number, height: number) => number;

export function emptyStrip(columns: number): Strip {
  return { columns, taken: Array.from({ length: columns }, () => []) };
}

/**
 * The lowest height at which the shape lies free with its left side at column `x`, or Infinity when that
 * is not below `limit`. Each clash lifts the shape just clear of it; when a whole round lifts nothing it lies.
 */
export function lowestAt(strip: Strip, shape: Silhouette, x: number, limit: number, settle: Settle): number {
  const { starts, spans, columns, height } = shape;
  let y = settle(0, height);
  let clear = 0;
  for (let k = 0; clear < columns; k = k + 1 === columns ? 0 : k + 1) {
    const lifted = lift(
      strip.taken[x + k] as number[],
      spans,
      starts[k] as number,
      starts[k + 1] as number,
      y,
    );
    if (lifted > y) {
      y = settle(lifted, height);
      if (y >= limit) return Infinity;
      clear = 0;
    } else clear++;
  }
  return y < limit ? y : Infinity;
}

/** Overlaps below this are rounding of sums, not cloth. */
const TOUCH = 1e-9;

function lift(
  taken: readonly number[],
  spans: Float64Array,
  first: number,
  last: number,
  from: number,
): number {
  let y = from;
  let i = 0;
  while (i < taken.length) {
    const low = taken[i] as number;
    const high = taken[i + 1] as number;
    let moved = false;
    for (let s = first; s < last; s += 2) {
      if (y + (spans[s] as number) < high - TOUCH && y + (spans[s + 1] as number) > low + TOUCH) {
        y = high - (spans[s] as number);
        moved = true;
      }
    }
    i = moved && last - first > 2 ? 0 : i + 2;
  }
  return y;
}

/** Marks the shape's place as taken. */
export function occupy(strip: Strip, shape: Silhouette, x: number, y: number): void {
  for (let k = 0; k < shape.columns; k++) {
    const taken = strip.taken[x + k] as number[];
    for (let s = shape.starts[k] as number; s < (shape.starts[k + 1] as number); s += 2) {
      insert(taken, y + (shape.spans[s] as number), y + (shape.spans[s + 1] as number));
    }
  }
}

function insert(taken: number[], low: number, high: number): void {
  let i = 0;
  while (i < taken.length && (taken[i] as number) < low) i += 2;
  if (i > 0 && (taken[i - 1] as number) >= low - TOUCH) taken[i - 1] = high;
  else taken.splice(i, 0, low, high);
}
