import { nearestWithin } from './closest';
import { lengthAtPlace, pathLength } from './length';
import { meetings } from './meet';
import { endOf, startOf } from './path';
import { distance } from './point';
import { bernsteinRoots } from './roots';
import { pointAt } from './segment';
import { item } from './sequence';
import type { Path, Point, Segment } from './types';

/** A point shared by two paths, with the arc length at which each passes through it. */
interface Crossing {
  readonly point: Point;
  readonly lengthA: number;
  readonly lengthB: number;
}

/** A point of a path with its arc length. */
interface Hit {
  readonly point: Point;
  readonly length: number;
}

// An end this near to the other path touches it (cm): what one rounding to 1e-6 per coordinate can move, and a little.
const TOUCH = 5e-6;
// Crossings this near in space and on both paths are one, found from two segments.
const ONE = 1e-4;

function addOnce(found: Crossing[], next: Crossing): void {
  const known = found.some(
    (old) =>
      distance(old.point, next.point) < ONE &&
      Math.abs(old.lengthA - next.lengthA) < ONE &&
      Math.abs(old.lengthB - next.lengthB) < ONE,
  );
  if (!known) found.push(next);
}

function addTouches(found: Crossing[], a: Path, b: Path, swap: boolean): void {
  for (const [p, own] of [
    [startOf(a), 0],
    [endOf(a), pathLength(a)],
  ] as const) {
    const near = nearestWithin(b, p, TOUCH);
    if (!near) continue;
    const other = lengthAtPlace(b, near);
    addOnce(found, { point: p, lengthA: swap ? other : own, lengthB: swap ? own : other });
  }
}

/**
 * Every point shared by two paths, in order along `a`: crossings, and ends of one that lie on the other, whatever the
 * angle. Where they overlap along a stretch, the ends of the stretch that are ends of a path.
 */
export function intersect(a: Path, b: Path): Crossing[] {
  const found: Crossing[] = [];
  addTouches(found, a, b, false);
  addTouches(found, b, a, true);
  a.forEach((segment, i) => {
    b.forEach((other, j) => {
      for (const [s, t] of meetings(segment, other)) {
        const lengthA = lengthAtPlace(a, { index: i, t: s });
        const lengthB = lengthAtPlace(b, { index: j, t });
        addOnce(found, { point: pointAt(segment, s), lengthA, lengthB });
      }
    });
  });
  return found.sort((p, q) => p.lengthA - q.lengthA);
}

function hitsOf(of: Path, off: (p: Point) => number): Hit[] {
  const hits: Hit[] = [];
  for (let index = 0; index < of.length; index++) {
    const segment = item(of, index);
    const offA = off(segment.a);
    const offB = off(segment.b);
    if (segment.kind === 'line' && ((offA > ONE && offB > ONE) || (offA < -ONE && offB < -ONE))) continue;
    const c1 = segment.kind === 'cubic' ? segment.c1 : pointAt(segment, 1 / 3);
    const c2 = segment.kind === 'cubic' ? segment.c2 : pointAt(segment, 2 / 3);
    for (const t of bernsteinRoots(offA, off(c1), off(c2), offB)) {
      const hit = { point: pointAt(segment, t), length: lengthAtPlace(of, { index, t }) };
      const last = hits[hits.length - 1];
      if (!last || hit.length - last.length > ONE) hits.push(hit);
    }
  }
  return hits;
}

/** Where a path passes through the height `y`, in order along it. */
export function intersectHorizontal(of: Path, y: number): Hit[] {
  return hitsOf(of, (p) => p.y - y);
}

/**
 * Where across a path passes through the height `y`, in order along it: what `intersectHorizontal` finds, without the
 * cost of how far along each place lies.
 */
export function acrossAtHeight(of: Path, y: number): number[] {
  const xs: number[] = [];
  let last: Point | undefined;
  for (const segment of of) {
    for (const t of rootsAtHeight(segment, y)) {
      const point = pointAt(segment, t);
      if (last && distance(last, point) <= ONE) continue;
      last = point;
      xs.push(point.x);
    }
  }
  return xs;
}

/** Where across a path first passes through the height `y`; undefined where it never does. */
export function firstAcrossAtHeight(of: Path, y: number): number | undefined {
  for (const segment of of) {
    const [t] = rootsAtHeight(segment, y);
    if (t !== undefined) return pointAt(segment, t).x;
  }
  return undefined;
}

function rootsAtHeight(segment: Segment, y: number): number[] {
  const { a, b } = segment;
  if (segment.kind === 'cubic') {
    return bernsteinRoots(a.y - y, segment.c1.y - y, segment.c2.y - y, b.y - y);
  }
  if ((a.y > y && b.y > y) || (a.y < y && b.y < y)) return [];
  return a.y === b.y ? [0, 1] : [(y - a.y) / (b.y - a.y)];
}

/** Where a path passes through the vertical at `x`, in order along it. */
export function intersectVertical(of: Path, x: number): Hit[] {
  return hitsOf(of, (p) => p.x - x);
}

/** Where a path passes through the straight line through `p` and `q`, prolonged without end, in order along the path. */
export function intersectLine(of: Path, p: Point, q: Point): Hit[] {
  const size = distance(p, q);
  if (!(size > 0)) throw new RangeError('Two equal points name no line');
  return hitsOf(of, (r) => ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)) / size);
}
