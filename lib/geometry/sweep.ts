import { boundingBox } from './bounds';
import type { Point, Polygon } from './types';

interface Side {
  readonly index: number;
  readonly a: Point;
  readonly b: Point;
  /** Extent along the sweep, and across it. */
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Two sides of a polygon that meet: `first` < `second` are the indices of the vertices at which they start. */
export interface SelfCrossing {
  readonly point: Point;
  readonly first: number;
  readonly second: number;
}

// Sweeping along the longer way of the outline leaves the fewest sides to compare.
function sidesOf(polygon: Polygon): Side[] {
  const box = boundingBox(polygon);
  const upward = box.maxY - box.minY > box.maxX - box.minX;
  return polygon.map((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Point;
    const minX = Math.min(a.x, b.x);
    const maxX = Math.max(a.x, b.x);
    const minY = Math.min(a.y, b.y);
    const maxY = Math.max(a.y, b.y);
    return upward
      ? { index, a, b, from: minY, to: maxY, low: minX, high: maxX }
      : { index, a, b, from: minX, to: maxX, low: minY, high: maxY };
  });
}

function side(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

// Cross products are areas: this is a sliver a micron wide and a millimetre long.
const NOTHING = 1e-9;

function crossing(p: Side, q: Side): Point | undefined {
  const qa = side(p.a, p.b, q.a);
  const qb = side(p.a, p.b, q.b);
  if ((qa > NOTHING && qb > NOTHING) || (qa < -NOTHING && qb < -NOTHING)) return undefined;
  const pa = side(q.a, q.b, p.a);
  const pb = side(q.a, q.b, p.b);
  if ((pa > NOTHING && pb > NOTHING) || (pa < -NOTHING && pb < -NOTHING)) return undefined;
  const across = pa - pb;
  if (Math.abs(across) <= NOTHING) return overlap(p, q);
  const t = pa / across;
  return { x: p.a.x + (p.b.x - p.a.x) * t, y: p.a.y + (p.b.y - p.a.y) * t };
}

// Sides on one line: the middle of the stretch they share, if it has any length.
function overlap(p: Side, q: Side): Point | undefined {
  const x = p.b.x - p.a.x;
  const y = p.b.y - p.a.y;
  const square = x * x + y * y;
  if (square === 0) return undefined;
  const size = Math.sqrt(square);
  if (Math.abs(side(p.a, p.b, q.a)) > 1e-6 * size || Math.abs(side(p.a, p.b, q.b)) > 1e-6 * size)
    return undefined;
  const along = (r: Point) => ((r.x - p.a.x) * x + (r.y - p.a.y) * y) / square;
  const from = Math.max(0, Math.min(along(q.a), along(q.b)));
  const to = Math.min(1, Math.max(along(q.a), along(q.b)));
  if ((to - from) * size < 1e-6) return undefined;
  return { x: p.a.x + (x * (from + to)) / 2, y: p.a.y + (y * (from + to)) / 2 };
}

/**
 * Pairs of sides at which the outline meets itself: crossings, touches, and sides that run back over each other.
 * A sweep: only sides whose extents overlap are compared.
 */
export function selfCrossings(polygon: Polygon): SelfCrossing[] {
  const sides = sidesOf(polygon).sort((p, q) => p.from - q.from);
  const found: SelfCrossing[] = [];
  const count = polygon.length;
  const active: Side[] = [];
  for (const next of sides) {
    let kept = 0;
    for (const other of active) {
      if (other.to < next.from) continue;
      active[kept++] = other;
      if (other.low > next.high || other.high < next.low) continue;
      const steps = Math.abs(other.index - next.index);
      const point = steps === 1 || steps === count - 1 ? overlap(other, next) : crossing(other, next);
      if (!point) continue;
      found.push({
        point,
        first: Math.min(other.index, next.index),
        second: Math.max(other.index, next.index),
      });
    }
    active.length = kept;
    active.push(next);
  }
  return found;
}

/** Points where the outline meets itself; none for a simple polygon. */
export function selfIntersections(polygon: Polygon): Point[] {
  return selfCrossings(polygon).map(({ point }) => point);
}

/** Whether the outline never meets itself. */
export function isSimple(polygon: Polygon): boolean {
  return selfCrossings(polygon).length === 0;
}
