import { hullBox } from './bounds';
import { lengthAtPlace, type Place } from './length';
import { nearestOnCubic } from './nearest-on-cubic';
import { distance } from './point';
import { pointAt } from './segment';
import { item } from './sequence';
import type { Path, Point, Segment } from './types';

/** The place of a path nearest to a point. */
interface Nearest extends Place {
  readonly point: Point;
  readonly distance: number;
}

/** Whether all of a segment lies further off than `limit`, as its box tells. */
function isBeyond(segment: Segment, p: Point, limit: number): boolean {
  if (limit === Number.POSITIVE_INFINITY) return false;
  const { minX, minY, maxX, maxY } = hullBox(segment);
  const dx = Math.max(minX - p.x, 0, p.x - maxX);
  const dy = Math.max(minY - p.y, 0, p.y - maxY);
  return Math.sqrt(dx * dx + dy * dy) > limit;
}

function nearestOnLine(a: Point, b: Point, p: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((p.x - a.x) * x + (p.y - a.y) * y) / square));
}

/** The place of the path nearest to `p`, or nothing when it is not within `reach` cm. */
export function nearestWithin(of: Path, p: Point, reach: number): Nearest | undefined {
  let nearest: Nearest | undefined;
  let limit = reach;
  for (let index = 0; index < of.length; index++) {
    const segment = item(of, index);
    if (isBeyond(segment, p, limit)) continue;
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
  const nearest = nearestWithin(of, p, Number.POSITIVE_INFINITY);
  if (!nearest) throw new RangeError(`Nothing is near (${p.x}, ${p.y})`);
  return nearest;
}

/** Distance in cm from a point to a path. */
export function distanceToPath(p: Point, of: Path): number {
  return closestPlace(of, p).distance;
}

/** Whether a path comes nearer to a point than `reach` cm: most of it need not be looked at. */
export function comesNearer(of: Path, p: Point, reach: number): boolean {
  const near = nearestWithin(of, p, reach);
  return near !== undefined && near.distance < reach;
}

/** The least distance in cm from any of some points to a path; infinite from none. */
export function leastDistance(points: readonly Point[], of: Path): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of points) least = nearestWithin(of, p, least)?.distance ?? least;
  return least;
}

/** Arc length at which the path comes nearest to `p`. */
export function lengthAtPoint(of: Path, p: Point): number {
  return lengthAtPlace(of, closestPlace(of, p));
}
