import { anywhere, type Settle } from './settle';
import type { Silhouette } from './silhouette';

/** Fabric or paper being filled: for each column the stretches already covered, sorted from the start. */
export interface Strip {
  readonly columns: number;
  /**
   * Where stretch i of column x begins and ends: lows[i·columns + x] and highs[i·columns + x], so that columns side by
   * side are side by side in memory; `counts[x]` stretches are in use.
   */
  readonly lows: Float64Array;
  readonly highs: Float64Array;
  readonly counts: Int32Array;
  /** Height of each column above which nothing lies, side by side: most columns are asked no more than this. */
  readonly tops: Float64Array;
}

/** Stretches kept for a column: more than shapes could ever lie above each other. */
const ROOM = 128;

export function emptyStrip(columns: number): Strip {
  const numbers = () => new Float64Array(columns * ROOM);
  const tops = new Float64Array(columns).fill(Number.NEGATIVE_INFINITY);
  return { columns, lows: numbers(), highs: numbers(), counts: new Int32Array(columns), tops };
}

/** Makes a strip empty again: thousands are filled in a search, and each is large. */
export function clear({ counts, tops }: Strip): void {
  counts.fill(0);
  tops.fill(Number.NEGATIVE_INFINITY);
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
  const { columns, height, feet } = shape;
  const { tops } = strip;
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
    // Most columns are looked at above all that lies in them.
    const lifted = y + at(feet, k) >= at(tops, x + k) ? y : lift(strip, x + k, shape, k, y);
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
  { columns, lows, highs, counts }: Strip,
  column: number,
  { starts, spans }: Silhouette,
  k: number,
  from: number,
): number {
  const [first, last] = [countOf(starts, k), countOf(starts, k + 1)];
  const end = column + countOf(counts, column) * columns;
  const foot = at(spans, first);
  const head = at(spans, last - 1);
  let y = from;
  let i = column;
  while (i < end) {
    const low = at(lows, i) + TOUCH;
    const high = at(highs, i) - TOUCH;
    // Stretches are sorted: this one lies above the shape, and so do all that follow.
    if (y + head <= low) break;
    if (y + foot >= high) {
      i += columns;
      continue;
    }
    let moved = false;
    for (let s = first; s < last; s += 2) {
      if (y + at(spans, s) < high && y + at(spans, s + 1) > low) {
        y = at(highs, i) - at(spans, s);
        moved = true;
      }
    }
    // Another stretch of the same column may now meet what lay below.
    i = moved && last - first > 2 ? column : i + columns;
  }
  return y;
}

/**
 * Whether what reaches from `foot` to `head` above the lower edge of a shape (cm) has no room in a column wherever that
 * edge lies below `limit`.
 */
export function isClosed(
  { columns, lows, highs, counts }: Strip,
  column: number,
  foot: number,
  head: number,
  limit: number,
): boolean {
  const end = column + countOf(counts, column) * columns;
  let y = 0;
  for (let i = column; i < end && y < limit; i += columns) {
    if (y + head <= at(lows, i) + TOUCH) return false;
    y = Math.max(y, at(highs, i) - TOUCH - foot);
  }
  return y >= limit;
}

/** Marks the shape's place as taken. Refuses more stretches than a column has room for. */
export function occupy(strip: Strip, shape: Silhouette, x: number, y: number): void {
  const { columns, starts, spans } = shape;
  for (let k = 0; k < columns; k++) {
    const end = countOf(starts, k + 1);
    for (let s = countOf(starts, k); s < end; s += 2)
      insert(strip, x + k, y + at(spans, s), y + at(spans, s + 1));
  }
}

function insert(
  { columns, lows, highs, counts, tops }: Strip,
  column: number,
  low: number,
  high: number,
): void {
  const count = countOf(counts, column);
  const end = column + count * columns;
  let i = end;
  while (i > column && at(lows, i - columns) > low) i -= columns;
  if (i > column && at(highs, i - columns) >= low - TOUCH) highs[i - columns] = high;
  else {
    if (count === ROOM) throw new Error('More shapes lie above each other than a strip has room for');
    for (let above = end; above > i; above -= columns) {
      lows[above] = at(lows, above - columns);
      highs[above] = at(highs, above - columns);
    }
    lows[i] = low;
    highs[i] = high;
    counts[column] = count + 1;
  }
  tops[column] = at(highs, column + (countOf(counts, column) - 1) * columns) - TOUCH;
}
