import type { Point, Polygon } from './types';

interface Side {
  readonly index: number;
  readonly a: Point;
  readonly b: Point;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

function sidesOf(polygon: Polygon): Side[] {
  return polygon.map((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Point;
    return {
      index,
      a,
      b,
      minX: Math.min(a.x, b.x),
      maxX: Math.max(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxY: Math.max(a.y, b.y),
    };
  });
}

function side(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

// Cross products are areas: this is a lens a micron wide and a centimetre long.
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
  const size = x * x + y * y;
  if (size === 0) return undefined;
  const along = (r: Point) => ((r.x - p.a.x) * x + (r.y - p.a.y) * y) / size;
  const from = Math.max(0, Math.min(along(q.a), along(q.b)));
  const to = Math.min(1, Math.max(along(q.a), along(q.b)));
  if ((to - from) * Math.sqrt(size) < 1e-6) return undefined;
  return { x: p.a.x + (x * (from + to)) / 2, y: p.a.y + (y * (from + to)) / 2 };
}

function spike(p: Side, q: Side): Point | undefined {
  return overlap(p, q);
}

/**
 * Points where the outline meets itself: crossings, touches, and sides that run back over each other. An empty list
 * means a simple polygon. Sweeps from left to right, so that only sides that overlap in width are compared.
 */
export function selfIntersections(polygon: Polygon): Point[] {
  const sides = sidesOf(polygon).sort((p, q) => p.minX - q.minX);
  const found: Point[] = [];
  const count = polygon.length;
  let active: Side[] = [];
  for (const next of sides) {
    active = active.filter((other) => other.maxX >= next.minX);
    for (const other of active) {
      if (other.minY > next.maxY || other.maxY < next.minY) continue;
      const steps = Math.abs(other.index - next.index);
      const neighbours = steps === 1 || steps === count - 1;
      const at = neighbours ? spike(other, next) : crossing(other, next);
      if (at) found.push(at);
    }
    active.push(next);
  }
  return found;
}

/** Whether the outline never meets itself. */
export function isSimple(polygon: Polygon): boolean {
  return selfIntersections(polygon).length === 0;
}
