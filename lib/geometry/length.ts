import { path } from './path';
import { distance } from './point';
import { cubicParameterAt } from './quadrature';
import { pointAt, segmentLength, splitSegment, tangentAt } from './segment';
import { item } from './sequence';
import { SAME_POINT } from './tolerance';
import type { Path, Point, Segment } from './types';

/** A place on a path: which segment, and the parameter on it. */
export interface Place {
  readonly index: number;
  readonly t: number;
}

/** Arc length in cm, each segment accurate to `LENGTH_ACCURACY`. */
export function pathLength(of: readonly Segment[]): number {
  let total = 0;
  for (const segment of of) total += segmentLength(segment);
  return total;
}

function parameterAt(segment: Segment, along: number, total: number): number {
  if (along <= 0) return 0;
  if (along >= total) return 1;
  return segment.kind === 'line' ? along / total : cubicParameterAt(segment, along, total);
}

/** The place at the arc length `s`. Refuses a length outside the path by more than `SAME_POINT`. */
export function placeAtLength(of: Path, s: number): Place {
  if (!(s >= -SAME_POINT)) throw new RangeError(`${s} cm lies before the start of the path`);
  let before = 0;
  for (const [index, segment] of of.entries()) {
    const own = segmentLength(segment);
    if (s <= before + own) return { index, t: parameterAt(segment, s - before, own) };
    before += own;
  }
  if (s > before + SAME_POINT) throw new RangeError(`${s} cm lies beyond a path of ${before} cm`);
  return { index: of.length - 1, t: 1 };
}

/** Arc length in cm from the start of the path to a place on it. */
export function lengthAtPlace(of: Path, { index, t }: Place): number {
  let before = 0;
  for (let i = 0; i < index; i++) before += segmentLength(item(of, i));
  if (t <= 0) return before;
  const own = item(of, index);
  return before + segmentLength(t >= 1 ? own : splitSegment(own, t)[0]);
}

/** The point at the arc length `s`. Refuses a length outside the path. */
export function pointAtLength(of: Path, s: number): Point {
  const { index, t } = placeAtLength(of, s);
  return pointAt(item(of, index), t);
}

/** Unit direction of travel at the arc length `s`. Refuses a length outside the path. */
export function tangentAtLength(of: Path, s: number): Point {
  const { index, t } = placeAtLength(of, s);
  return tangentAt(item(of, index), t);
}

// A piece of a segment shorter than the grain of points would be a point that claims to be a line.
function isGrain(segment: Segment): boolean {
  return distance(segment.a, segment.b) <= SAME_POINT && segmentLength(segment) <= SAME_POINT;
}

/** Both parts of a path cut at a place strictly inside it. Refuses its two ends: nothing would be left of one part. */
function splitAtPlace(of: Path, { index, t }: Place): [Path, Path] {
  const [left, right] = splitSegment(item(of, index), t);
  const before = [...of.slice(0, index), ...(isGrain(left) ? [] : [left])];
  const after = [...(isGrain(right) ? [] : [right]), ...of.slice(index + 1)];
  return [path(...before), path(...after)];
}

/** Both parts of a path cut at the arc length `s`. Refuses its two ends and anything outside. */
export function splitAtLength(of: Path, s: number): [Path, Path] {
  return splitAtPlace(of, placeAtLength(of, s));
}

/** The part between two arc lengths, `from` < `to`. Refuses an empty part and anything outside the path. */
export function subPath(of: Path, from: number, to: number): Path {
  if (!(to - from > SAME_POINT)) throw new RangeError(`Nothing lies between ${from} and ${to} cm`);
  const end = placeAtLength(of, to);
  const start = placeAtLength(of, from);
  const part: Segment[] = [];
  for (let i = start.index; i <= end.index; i++) {
    const lo = i === start.index ? start.t : 0;
    const hi = i === end.index ? end.t : 1;
    const piece = between(item(of, i), lo, hi);
    if (piece && !isGrain(piece)) part.push(piece);
  }
  return path(...part);
}

function between(segment: Segment, lo: number, hi: number): Segment | undefined {
  if (hi <= lo) return undefined;
  const head = hi < 1 ? splitSegment(segment, hi)[0] : segment;
  return lo > 0 ? splitSegment(head, lo / hi)[1] : head;
}
