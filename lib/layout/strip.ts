import { anywhere, type Settle } from './settle';
import type { Silhouette } from './silhouette';

/** Fabric or paper being filled: for each column the stretches already covered, sorted from the start. */
export interface Strip {
  readonly columns: number;
  /** Stretches of column x: taken[x·STRIDE] … as from, to, from, to; `counts[x]` numbers are in use. */
  readonly taken: Float64Array;
  readonly counts: Int32Array;
}

/** Numbers kept for a column: twice as many stretches as shapes could ever lie above each other. */
const ROOM = 256;
/** From one column to the next: no power of two, so that columns side by side do not push each other out of the cache. */
const STRIDE = ROOM + 8;

export function emptyStrip(columns: number): Strip {
  return { columns, taken: new Float64Array(columns * STRIDE), counts: new Int32Array(columns) };
}

/** Makes a strip empty again: thousands are filled in a search, and each is large. */
export function clear({ counts }: Strip): void {
  counts.fill(0);
}

/** Where a shape came to lie, and the column that stood in its way last: a good place to look first next time. */
export interface Landing {
  y: number;
  obstacle: number;
}

/**
 * Finds the lowest height at which the shape lies free with its left side at column `x`: Infinity when that is not
 * below `limit`. Each clash lifts the shape just clear of it; when a whole round lifts nothing it lies. The answer is
 * written into `landing`, so that the innermost loop of the search makes no garbage.
 */
export function land(
  strip: Strip,
  shape: Silhouette,
  x: number,
  limit: number,
  settle: Settle,
  landing: Landing,
): void {
  const { starts, spans, columns, height } = shape;
  // No rule is asked where there is none: numbers handed to a function of unknown kind are garbage each time.
  const isFree = settle === anywhere;
  let y = isFree ? 0 : settle(0, height);
  if (y >= limit) {
    landing.y = Number.POSITIVE_INFINITY;
    return;
  }
  let clear = 0;
  let k = Math.min(Math.max(landing.obstacle, 0), columns - 1);
  while (clear < columns) {
    const lifted = lift(strip, x + k, spans, starts[k] as number, starts[k + 1] as number, y);
    if (lifted > y) {
      y = isFree ? lifted : settle(lifted, height);
      landing.obstacle = k;
      if (y >= limit) break;
      clear = 0;
    } else clear++;
    k = k + 1 === columns ? 0 : k + 1;
  }
  landing.y = y < limit ? y : Number.POSITIVE_INFINITY;
}

/** Overlaps below this are rounding of sums, not cloth. */
const TOUCH = 1e-9;

function lift(
  { taken, counts }: Strip,
  column: number,
  spans: Float64Array,
  first: number,
  last: number,
  from: number,
): number {
  const base = column * STRIDE;
  const end = base + (counts[column] as number);
  const foot = spans[first] as number;
  // Most columns are looked at above all that lies in them.
  if (end === base || from + foot >= (taken[end - 1] as number) - TOUCH) return from;
  const head = spans[last - 1] as number;
  let y = from;
  let i = base;
  while (i < end) {
    const low = (taken[i] as number) + TOUCH;
    const high = (taken[i + 1] as number) - TOUCH;
    // Stretches are sorted: this one lies above the shape, and so do all that follow.
    if (y + head <= low) break;
    if (y + foot >= high) {
      i += 2;
      continue;
    }
    let moved = false;
    for (let s = first; s < last; s += 2) {
      if (y + (spans[s] as number) < high && y + (spans[s + 1] as number) > low) {
        y = (taken[i + 1] as number) - (spans[s] as number);
        moved = true;
      }
    }
    // Another stretch of the same column may now meet what lay below.
    i = moved && last - first > 2 ? base : i + 2;
  }
  return y;
}

/**
 * Whether what reaches from `foot` to `head` above the lower edge of a shape (cm) has no room in a column wherever that
 * edge lies below `limit`.
 */
export function isClosed(
  { taken, counts }: Strip,
  column: number,
  foot: number,
  head: number,
  limit: number,
): boolean {
  const base = column * STRIDE;
  const end = base + (counts[column] as number);
  let y = 0;
  for (let i = base; i < end && y < limit; i += 2) {
    if (y + head <= (taken[i] as number) + TOUCH) return false;
    y = Math.max(y, (taken[i + 1] as number) - TOUCH - foot);
  }
  return y >= limit;
}

/** Marks the shape's place as taken. Refuses more stretches than a column has room for. */
export function occupy(strip: Strip, shape: Silhouette, x: number, y: number): void {
  for (let k = 0; k < shape.columns; k++) {
    for (let s = shape.starts[k] as number; s < (shape.starts[k + 1] as number); s += 2) {
      insert(strip, x + k, y + (shape.spans[s] as number), y + (shape.spans[s + 1] as number));
    }
  }
}

function insert({ taken, counts }: Strip, column: number, low: number, high: number): void {
  const base = column * STRIDE;
  const end = base + (counts[column] as number);
  let i = end;
  while (i > base && (taken[i - 2] as number) > low) i -= 2;
  if (i > base && (taken[i - 1] as number) >= low - TOUCH) {
    taken[i - 1] = high;
    return;
  }
  if (end - base === ROOM) throw new Error('More shapes lie above each other than a strip has room for');
  taken.copyWithin(i + 2, i, end);
  taken[i] = low;
  taken[i + 1] = high;
  counts[column] = (counts[column] as number) + 2;
}
