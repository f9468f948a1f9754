import { cubicWithTangents } from '@/lib/geometry/fit';
import { endDirection, endOf, polyline } from '@/lib/geometry/path';
import { add, angleOf, perp, polar, rotate, scale, sub } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { bentEdge } from './bent';
import type { HalfCollar } from './panels';

/** The seam edge of a fall is bent against that of its stand by this much (METHODS §6: 0.8–1.5 at the centre back). */
const DROP = 1.2;
/** The fall covers the seam of the stand: deeper than it at the centre back (METHODS §6: 1.0–1.5). */
export const COVER = 1.2;
/** Points lean forward of the square by this angle, degrees (G). */
const POINT_LEAN = 18;
const ORIGIN = { x: 0, y: 0 };

interface FallFigures {
  /** Length of its seam edge on the half, depth at the centre back, length of the point. */
  readonly length: number;
  readonly depth: number;
  readonly point: number;
}

/** From the point to the centre, one even bend that arrives square. */
function outerEdge(point: Point, depth: number): Path {
  const centre = { x: 0, y: depth };
  const leaving = 2 * angleOf(sub(centre, point)) - 180;
  return [cubicWithTangents(point, polar(ORIGIN, leaving, 1), centre, { x: -1, y: 0 })];
}

/** The part of a shirt collar that turns down over its stand. */
export function fallHalf({ length, depth, point }: FallFigures): HalfCollar {
  const neck = bentEdge(length, (-2 * DROP * 180) / (length * Math.PI));
  const toward = rotate(perp(endDirection(neck)), ORIGIN, -POINT_LEAN);
  const tip = add(endOf(neck), scale(toward, point));
  return { neck, end: polyline(endOf(neck), tip), outer: outerEdge(tip, depth) };
}
