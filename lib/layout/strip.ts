import { anywhere, type Settle } from './settle';
import { eachStretch, type Silhouette } from './silhouette';

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
    const lifted = lift(strip, x + k, spans, countOf(starts, k), countOf(starts, k + 1), y);
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

/**
 * A number of a column, none of which lies beyond its array. Read here and not by what reads any list: the innermost
 * loop of the search is quick as long as it meets one kind of array.
 */
const at = (numbers: Float64Array, i: number): number => numbers[i] ?? 0;
const countOf = (counts: Int32Array, i: number): number => counts[i] ?? 0;

function lift(
  { taken, counts }: Strip,
  column: number,
  spans: Float64Array,
  first: number,
  last: number,
  from: number,
): number {
  const base = column * STRIDE;
  const end = base + countOf(counts, column);
  const foot = at(spans, first);
  // Most columns are looked at above all that lies in them.
  if (end === base || from + foot >= at(taken, end - 1) - TOUCH) return from;
  const head = at(spans, last - 1);
  let y = from;
  let i = base;
  while (i < end) {
    const low = at(taken, i) + TOUCH;
    const high = at(taken, i + 1) - TOUCH;
    // Stretches are sorted: this one lies above the shape, and so do all that follow.
    if (y + head <= low) break;
    if (y + foot >= high) {
      i += 2;
      continue;
    }
    let moved = false;
    for (let s = first; s < last; s += 2) {
      if (y + at(spans, s) < high && y + at(spans, s + 1) > low) {
        y = at(taken, i + 1) - at(spans, s);
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
  const end = base + countOf(counts, column);
  let y = 0;
  for (let i = base; i < end && y < limit; i += 2) {
    if (y + head <= at(taken, i) + TOUCH) return false;
    y = Math.max(y, at(taken, i + 1) - TOUCH - foot);
  }
  return y >= limit;
}

/** Marks the shape's place as taken. Refuses more stretches than a column has room for. */
export function occupy(strip: Strip, shape: Silhouette, x: number, y: number): void {
  for (let k = 0; k < shape.columns; k++) {
    eachStretch(shape, k, (from, to) => insert(strip, x + k, y + from, y + to));
  }
}

function insert({ taken, counts }: Strip, column: number, low: number, high: number): void {
  const base = column * STRIDE;
  const end = base + countOf(counts, column);
  let i = end;
  while (i > base && at(taken, i - 2) > low) i -= 2;
  if (i > base && at(taken, i - 1) >= low - TOUCH) {
    taken[i - 1] = high;
    return;
  }
  if (end - base === ROOM) throw new Error('More shapes lie above each other than a strip has room for');
  taken.copyWithin(i + 2, i, end);
  taken[i] = low;
  taken[i + 1] = high;
  counts[column] = countOf(counts, column) + 2;
}
