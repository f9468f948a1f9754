import { cross, sub } from './point';
import { cyclicNeighbours, lastOf } from './sequence';
import type { Pair, Point, Polygon } from './types';

/** Signed area in cm²: positive when the polygon runs counter-clockwise. */
export function signedArea(polygon: Polygon): number {
  let twice = 0;
  let last = lastOf(polygon);
  for (const p of polygon) {
    twice += last.x * p.y - last.y * p.x;
    last = p;
  }
  return twice / 2;
}

/** How many times the polygon winds counter-clockwise about a point that is not on it. */
function windingNumber(polygon: Polygon, p: Point): number {
  let turns = 0;
  let a = lastOf(polygon);
  for (const b of polygon) {
    if (a.y <= p.y !== b.y <= p.y) {
      const left = cross(sub(b, a), sub(p, a)) > 0;
      if (b.y > a.y && left) turns++;
      if (b.y < a.y && !left) turns--;
    }
    a = b;
  }
  return turns;
}

/** Whether a point lies inside the polygon. Points on the line itself may be either: measure the distance as well. */
export function containsPoint(polygon: Polygon, p: Point): boolean {
  return windingNumber(polygon, p) !== 0;
}

/** Distance in cm from a point to the outline of the polygon. */
export function distanceToPolygon(p: Point, polygon: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  let a = lastOf(polygon);
  for (const b of polygon) {
    least = Math.min(least, squareToChord(p, a, b));
    a = b;
  }
  return Math.sqrt(least);
}

/** Square of the distance from a point to the line between two others, cm². */
export function squareToChord(p: Point, a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const size = x * x + y * y;
  const t = size === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / size));
  return (a.x + x * t - p.x) ** 2 + (a.y + y * t - p.y) ** 2;
}

/** Area of a closed outline, cm². */
export function areaOf(outline: readonly Pair[]): number {
  let twice = 0;
  for (const [[ax, ay], [bx, by]] of cyclicNeighbours(outline)) twice += ax * by - bx * ay;
  return Math.abs(twice) / 2;
}
