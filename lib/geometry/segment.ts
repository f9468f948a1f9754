import { distance, length, lerp, perp, scale, sub, unit } from './point';
import { cubicLength } from './quadrature';
import { SAME_POINT } from './tolerance';
import type { Cubic, Line, Point, Segment } from './types';

export function line(a: Point, b: Point): Line {
  return { kind: 'line', a, b };
}

export function cubic(a: Point, c1: Point, c2: Point, b: Point): Cubic {
  return { kind: 'cubic', a, c1, c2, b };
}

/** The point at the parameter `t` in [0, 1]. */
export function pointAt(segment: Segment, t: number): Point {
  if (segment.kind === 'line') return lerp(segment.a, segment.b, t);
  const { a, c1, c2, b } = segment;
  const u = 1 - t;
  const ka = u * u * u;
  const k1 = 3 * u * u * t;
  const k2 = 3 * u * t * t;
  const kb = t * t * t;
  return { x: ka * a.x + k1 * c1.x + k2 * c2.x + kb * b.x, y: ka * a.y + k1 * c1.y + k2 * c2.y + kb * b.y };
}

/** First derivative by the parameter: the direction of travel with its speed. */
export function derivativeAt(segment: Segment, t: number): Point {
  if (segment.kind === 'line') return sub(segment.b, segment.a);
  const { a, c1, c2, b } = segment;
  const u = 1 - t;
  const k0 = 3 * u * u;
  const k1 = 6 * u * t;
  const k2 = 3 * t * t;
  return {
    x: k0 * (c1.x - a.x) + k1 * (c2.x - c1.x) + k2 * (b.x - c2.x),
    y: k0 * (c1.y - a.y) + k1 * (c2.y - c1.y) + k2 * (b.y - c2.y),
  };
}

function secondDerivativeAt({ a, c1, c2, b }: Cubic, t: number): Point {
  const u = 1 - t;
  return {
    x: 6 * u * (c2.x - 2 * c1.x + a.x) + 6 * t * (b.x - 2 * c2.x + c1.x),
    y: 6 * u * (c2.y - 2 * c1.y + a.y) + 6 * t * (b.y - 2 * c2.y + c1.y),
  };
}

/** Unit direction of travel, also where a handle has no length. */
export function tangentAt(segment: Segment, t: number): Point {
  const speed = derivativeAt(segment, t);
  if (length(speed) > SAME_POINT) return unit(speed);
  if (segment.kind === 'line') return unit(speed);
  const bend = secondDerivativeAt(segment, t);
  if (length(bend) > SAME_POINT) return unit(t < 0.5 ? bend : scale(bend, -1));
  return unit(sub(segment.b, segment.a));
}

/** Unit normal to the left of travel. */
export function normalAt(segment: Segment, t: number): Point {
  return perp(tangentAt(segment, t));
}

/** Signed curvature in 1/cm: positive where the travel turns left, 0 on a line. */
export function curvatureAt(segment: Segment, t: number): number {
  if (segment.kind === 'line') return 0;
  const d = derivativeAt(segment, t);
  const dd = secondDerivativeAt(segment, t);
  const speed = length(d);
  return speed > SAME_POINT ? (d.x * dd.y - d.y * dd.x) / (speed * speed * speed) : Number.POSITIVE_INFINITY;
}

/** Both parts of a segment cut at the parameter `t`; together they draw exactly what it drew. */
export function splitSegment(segment: Segment, t: number): [Segment, Segment] {
  if (segment.kind === 'cubic') return splitCubic(segment, t);
  const middle = lerp(segment.a, segment.b, t);
  return [line(segment.a, middle), line(middle, segment.b)];
}

/** Both parts of a curve cut at the parameter `t`. */
export function splitCubic({ a, c1, c2, b }: Cubic, t: number): [Cubic, Cubic] {
  const p = lerp(a, c1, t);
  const q = lerp(c1, c2, t);
  const r = lerp(c2, b, t);
  const pq = lerp(p, q, t);
  const qr = lerp(q, r, t);
  const middle = lerp(pq, qr, t);
  return [cubic(a, p, pq, middle), cubic(middle, qr, r, b)];
}

export function reverseSegment(segment: Segment): Segment {
  if (segment.kind === 'line') return line(segment.b, segment.a);
  return cubic(segment.b, segment.c2, segment.c1, segment.a);
}

/** Arc length in cm, accurate to `LENGTH_ACCURACY`. */
export function segmentLength(segment: Segment): number {
  if (segment.kind === 'line') return distance(segment.a, segment.b);
  return cubicLength(segment);
}

/** The segment with every one of its points, handles included, moved by an affine `move`. */
export function transformSegment(segment: Segment, move: (p: Point) => Point): Segment {
  if (segment.kind === 'line') return line(move(segment.a), move(segment.b));
  return cubic(move(segment.a), move(segment.c1), move(segment.c2), move(segment.b));
}
