import { hullBox } from './bounds';
import { lengthAtPlace, type Place } from './length';
import { distance } from './point';
import { derivativeAt, pointAt } from './segment';
import type { Path, Point, Segment } from './types';

/** The place of a path nearest to a point. */
export interface Nearest extends Place {
  readonly point: Point;
  readonly distance: number;
}

function boxDistance(segment: Segment, p: Point): number {
  const { minX, minY, maxX, maxY } = hullBox(segment);
  const dx = Math.max(minX - p.x, 0, p.x - maxX);
  const dy = Math.max(minY - p.y, 0, p.y - maxY);
  return Math.sqrt(dx * dx + dy * dy);
}

function nearestOnLine(a: Point, b: Point, p: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / square));
}

const SAMPLES = 12;

// Half the growth of the squared distance: zero where the curve passes square to the view from p.
function growth(segment: Segment, p: Point, t: number): number {
  const at = pointAt(segment, t);
  const d = derivativeAt(segment, t);
  return (at.x - p.x) * d.x + (at.y - p.y) * d.y;
}

/** Where the growth turns from falling to rising between two parameters: the distance is least there. */
function leastBetween(
  segment: Segment,
  p: Point,
  from: number,
  atFrom: number,
  to: number,
  atTo: number,
): number {
  let [lo, hi, atLo, atHi] = [from, to, atFrom, atTo];
  let t = (lo + hi) / 2;
  // Illinois: false position that halves the weight of an end which stays.
  for (let i = 0; i < 60 && hi - lo > 1e-14; i++) {
    t = (lo * atHi - hi * atLo) / (atHi - atLo);
    const here = growth(segment, p, t);
    if (Math.abs(here) < 1e-15) return t;
    if (here < 0) {
      lo = t;
      atLo = here;
      atHi /= 2;
    } else {
      hi = t;
      atHi = here;
      atLo /= 2;
    }
  }
  return t;
}

function squareTo(segment: Segment, t: number, p: Point): number {
  const at = pointAt(segment, t);
  return (at.x - p.x) * (at.x - p.x) + (at.y - p.y) * (at.y - p.y);
}

// Just inside the ends: at an end whose handle has no length the growth says nothing.
const INSIDE = 1e-9;

/** Both ends and every least distance between them are tried: the nearest leg of a hairpin may be the other one. */
function nearestOnCubic(segment: Segment, p: Point): number {
  let best = squareTo(segment, 0, p) <= squareTo(segment, 1, p) ? 0 : 1;
  let least = squareTo(segment, best, p);
  let from = INSIDE;
  let atFrom = growth(segment, p, from);
  for (let i = 1; i <= SAMPLES; i++) {
    const to = i === SAMPLES ? 1 - INSIDE : i / SAMPLES;
    const atTo = growth(segment, p, to);
    if (atFrom < 0 && atTo >= 0) {
      const t = leastBetween(segment, p, from, atFrom, to, atTo);
      const square = squareTo(segment, t, p);
      if (square < least) {
        least = square;
        best = t;
      }
    }
    from = to;
    atFrom = atTo;
  }
  return best;
}

/** The place of the path nearest to `p`, or nothing when it is not within `reach` cm. */
export function nearestWithin(of: Path, p: Point, reach: number): Nearest | undefined {
  let nearest: Nearest | undefined;
  let limit = reach;
  for (let index = 0; index < of.length; index++) {
    const segment = of[index] as Segment;
    if (boxDistance(segment, p) > limit) continue;
    const t = segment.kind === 'line' ? nearestOnLine(segment.a, segment.b, p) : nearestOnCubic(segment, p);
    const at = pointAt(segment, t);
    const far = distance(at, p);
    if (far > limit || (nearest && far === nearest.distance)) continue;
    limit = far;
    nearest = { index, t, point: at, distance: far };
  }
  return nearest;
}

/** The place of the path nearest to `p`. */
export function closestPlace(of: Path, p: Point): Nearest {
  return nearestWithin(of, p, Number.POSITIVE_INFINITY) as Nearest;
}

/** The point of the path nearest to `p`. */
export function closestPoint(of: Path, p: Point): Point {
  return closestPlace(of, p).point;
}

/** Distance in cm from a point to a path. */
export function distanceToPath(p: Point, of: Path): number {
  return closestPlace(of, p).distance;
}

/** Arc length at which the path comes nearest to `p`. */
export function lengthAtPoint(of: Path, p: Point): number {
  return lengthAtPlace(of, closestPlace(of, p));
}
