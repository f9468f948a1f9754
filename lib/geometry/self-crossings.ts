import { type Box, boundingBox, boxesMeet } from './bounds';
import { cyclic, firstOf, item } from './sequence';
import type { Point, Polygon } from './types';

/** Two sides of a polygon that meet: `first` < `second` are the indices of the vertices at which they start. */
interface SelfCrossing {
  readonly point: Point;
  readonly first: number;
  readonly second: number;
}

/** Sides that follow one another, boxed together: most pairs of runs are told apart at once. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly box: Box;
}

const RUN = 12;

function runsOf(polygon: Polygon): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < polygon.length; from += RUN) {
    const to = Math.min(from + RUN, polygon.length);
    const points = polygon.slice(from, to + 1);
    if (to === polygon.length) points.push(firstOf(polygon));
    runs.push({ from, to, box: boundingBox(points) });
  }
  return runs;
}

function side(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

// Cross products are areas: this is a sliver a micron wide and a millimetre long.
const NOTHING = 1e-9;

function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const toC = side(a, b, c);
  const toD = side(a, b, d);
  if ((toC > NOTHING && toD > NOTHING) || (toC < -NOTHING && toD < -NOTHING)) return undefined;
  const toA = side(c, d, a);
  const toB = side(c, d, b);
  if ((toA > NOTHING && toB > NOTHING) || (toA < -NOTHING && toB < -NOTHING)) return undefined;
  const across = toA - toB;
  if (Math.abs(across) <= NOTHING) return overlap(a, b, c, d);
  const t = toA / across;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

// Sides on one line: the middle of the stretch they share, if it has any length.
function overlap(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  if (square === 0) return undefined;
  const size = Math.sqrt(square);
  if (Math.abs(side(a, b, c)) > 1e-6 * size || Math.abs(side(a, b, d)) > 1e-6 * size) return undefined;
  const alongC = ((c.x - a.x) * x + (c.y - a.y) * y) / square;
  const alongD = ((d.x - a.x) * x + (d.y - a.y) * y) / square;
  const from = Math.max(0, Math.min(alongC, alongD));
  const to = Math.min(1, Math.max(alongC, alongD));
  if ((to - from) * size < 1e-6) return undefined;
  return { x: a.x + (x * (from + to)) / 2, y: a.y + (y * (from + to)) / 2 };
}

function apart(a: Point, b: Point, { minX, minY, maxX, maxY }: Box): boolean {
  return (
    (a.x < minX && b.x < minX) ||
    (a.x > maxX && b.x > maxX) ||
    (a.y < minY && b.y < minY) ||
    (a.y > maxY && b.y > maxY)
  );
}

/** Where two sides meet. Neighbours share a corner; they meet only when one runs back over the other. */
function meeting(polygon: Polygon, i: number, j: number): Point | undefined {
  const count = polygon.length;
  const a = item(polygon, i);
  const b = cyclic(polygon, i + 1);
  const c = item(polygon, j);
  const d = cyclic(polygon, j + 1);
  const steps = Math.abs(i - j);
  if (steps !== 1 && steps !== count - 1) return crossing(a, b, c, d);
  const back = (b.x - a.x) * (d.x - c.x) + (b.y - a.y) * (d.y - c.y) < 0;
  return back ? overlap(a, b, c, d) : undefined;
}

function addMeetings(found: SelfCrossing[], polygon: Polygon, p: Run, q: Run): void {
  for (let i = p.from; i < p.to; i++) {
    if (apart(item(polygon, i), cyclic(polygon, i + 1), q.box)) continue;
    for (let j = p === q ? i + 1 : q.from; j < q.to; j++) {
      const point = meeting(polygon, i, j);
      if (point) found.push({ point, first: i, second: j });
    }
  }
}

/**
 * Pairs of sides at which the outline meets itself: crossings, touches, and sides that run back over each other.
 * Only runs of sides whose boxes meet are compared.
 */
export function selfCrossings(polygon: Polygon): SelfCrossing[] {
  const runs = runsOf(polygon);
  const found: SelfCrossing[] = [];
  runs.forEach((p, k) => {
    for (const q of runs.slice(k)) {
      if (boxesMeet(p.box, q.box, 0)) addMeetings(found, polygon, p, q);
    }
  });
  return found;
}
