import { intersect } from './intersect';
import { pathLength, subPath } from './length';
import { endDirection, endOf, path, startDirection, startOf, withStart } from './path';
import { add, cross, distance, dot, length, scale, sub } from './point';
import { cubic, curvatureAt, derivativeAt, line, normalAt, pointAt, splitCubic, tangentAt } from './segment';
import { neighbours } from './sequence';
import { OFFSET_ERROR, SAME_POINT } from './tolerance';
import type { Cubic, Path, Point, Segment } from './types';

/** Longest a mitre may reach from the corner it goes round, in offset distances; beyond, the corner is cut square. */
const MITRE_LIMIT = 4;
const DEEPEST = 12;

function shifted(segment: Segment, t: number, by: number): Point {
  return add(pointAt(segment, t), scale(normalAt(segment, t), -by));
}

// Where the parallel turns back (the offset is wider than the radius) there is no smooth curve to fit.
function stretch(segment: Segment, t: number, by: number): number {
  return 1 + curvatureAt(segment, t) * by;
}

/** Cubic that leaves and arrives as the true parallel does: same ends, directions and speeds. */
function parallelCubic(curve: Cubic, by: number): Cubic {
  const a = shifted(curve, 0, by);
  const b = shifted(curve, 1, by);
  const handleA = scale(derivativeAt(curve, 0), stretch(curve, 0, by) / 3);
  const handleB = scale(derivativeAt(curve, 1), stretch(curve, 1, by) / 3);
  return cubic(a, add(a, handleA), sub(b, handleB), b);
}

function isFaithful(curve: Cubic, parallel: Cubic, by: number): boolean {
  for (const t of [0.25, 0.5, 0.75]) {
    const off = sub(pointAt(parallel, t), shifted(curve, t, by));
    if (Math.abs(dot(off, normalAt(curve, t))) > OFFSET_ERROR / 2 || length(off) > 20 * OFFSET_ERROR)
      return false;
  }
  return true;
}

function offsetCubic(curve: Cubic, by: number, depth: number): Path {
  const parallel = parallelCubic(curve, by);
  const sound = Number.isFinite(parallel.c1.x + parallel.c2.x + parallel.c1.y + parallel.c2.y);
  if (sound && isFaithful(curve, parallel, by)) return [parallel];
  if (depth >= DEEPEST) return [line(shifted(curve, 0, by), shifted(curve, 1, by))];
  const [left, right] = splitCubic(curve, 0.5);
  return [...offsetCubic(left, by, depth + 1), ...offsetCubic(right, by, depth + 1)];
}

/** The parallels of one segment, `by` cm to the right of travel, within `OFFSET_ERROR` of the true ones. */
function offsetSegment(segment: Segment, by: number): Path {
  if (segment.kind === 'cubic') return offsetCubic(segment, by, 0);
  return [line(shifted(segment, 0, by), shifted(segment, 1, by))];
}

/** Where the straight on-goings of two paths meet: from the end of one, backwards from the start of the other. */
function mitrePoint(before: Path, after: Path): Point | undefined {
  const u = endDirection(before);
  const v = startDirection(after);
  const across = cross(u, v);
  if (Math.abs(across) < 1e-9) return undefined;
  const s = cross(sub(startOf(after), endOf(before)), v) / across;
  return add(endOf(before), scale(u, s));
}

/** Straight strokes from the end of one path through points to the start of another, joined without a gap. */
function through(before: Path, points: readonly Point[], after: Path): Path {
  const lines: Segment[] = [];
  let at = endOf(before);
  for (const p of [...points, startOf(after)]) {
    if (distance(at, p) <= SAME_POINT) continue;
    lines.push(line(at, p));
    at = p;
  }
  return path(...before, ...lines, ...withStart(after, at));
}

function bridged(before: Path, after: Path, corner: Point, by: number): Path {
  if (distance(endOf(before), startOf(after)) <= SAME_POINT) return through(before, [], after);
  const tip = mitrePoint(before, after);
  const reach = Math.abs(by);
  if (tip && distance(tip, corner) <= MITRE_LIMIT * reach) return through(before, [tip], after);
  const p = add(endOf(before), scale(endDirection(before), reach));
  const q = sub(startOf(after), scale(startDirection(after), reach));
  return through(before, [p, q], after);
}

// On the inside of a corner the parallels cross; what lies beyond the crossing is cut off both.
function trimmed(before: Path, after: Path, corner: Point, by: number): Path {
  const crossings = intersect(before, after);
  const at = crossings.at(-1);
  if (!at) return bridged(before, after, corner, by);
  const total = pathLength(after);
  if (at.lengthA <= SAME_POINT || at.lengthB >= total - SAME_POINT) return bridged(before, after, corner, by);
  const head = at.lengthA >= pathLength(before) - SAME_POINT ? before : subPath(before, 0, at.lengthA);
  const tail = at.lengthB <= SAME_POINT ? after : subPath(after, at.lengthB, total);
  return path(...head, ...withStart(tail, endOf(head)));
}

/**
 * The parallel of a path, `by` cm to the right of travel: outside a counter-clockwise loop; to the left when negative.
 * Outer corners are true mitres, inner corners are trimmed. Within `OFFSET_ERROR` of the true parallel.
 * An offset wider than the radius of a curve turns back on itself there: look before with `minimumRadius`.
 */
export function offsetPath(of: Path, by: number): Path {
  if (by === 0) return of;
  let done = offsetSegment(of[0], by);
  for (const [previous, segment] of neighbours(of)) {
    const next = offsetSegment(segment, by);
    const turn = cross(tangentAt(previous, 1), tangentAt(segment, 0)) * by;
    done = turn < -1e-9 ? trimmed(done, next, segment.a, by) : bridged(done, next, segment.a, by);
  }
  return done;
}
