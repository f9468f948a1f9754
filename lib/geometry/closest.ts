import { hullBox } from './bounds';
import { lengthAtPlace, type Place } from './length';
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
  return Math.hypot(dx, dy);
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

function refine(segment: Segment, p: Point, from: number, to: number): number {
  let lo = from;
  let hi = to;
  let atLo = growth(segment, p, lo);
  let atHi = growth(segment, p, hi);
  if (atLo >= 0) return lo;
  if (atHi <= 0) return hi;
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

function nearestOnCubic(segment: Segment, p: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= SAMPLES; i++) {
    const at = pointAt(segment, i / SAMPLES);
    const square = (at.x - p.x) ** 2 + (at.y - p.y) ** 2;
    if (square < least) {
      least = square;
      best = i / SAMPLES;
    }
  }
  const before = refine(segment, p, Math.max(0, best - 1 / SAMPLES), best);
  const after = refine(segment, p, best, Math.min(1, best + 1 / SAMPLES));
  const a = pointAt(segment, before);
  const b = pointAt(segment, after);
  return Math.hypot(a.x - p.x, a.y - p.y) <= Math.hypot(b.x - p.x, b.y - p.y) ? before : after;
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
    const far = Math.hypot(at.x - p.x, at.y - p.y);
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
