import { distance } from '@/lib/geometry/point';
import { signedArea } from '@/lib/geometry/polygon';
import { selfCrossings } from '@/lib/geometry/self-crossings';
import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Point, Polygon } from '@/lib/geometry/types';

// Sides shorter than this are not drawn (INVARIANTS A2), unless leaving their end out would be seen.
const SHORT = 0.02;
// How far leaving a vertex out may move the outline.
const UNSEEN = 0.001;

function heightOver(p: Point, a: Point, b: Point): number {
  const size = distance(a, b);
  if (size < 1e-9) return distance(p, a);
  return Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / size;
}

// A vertex on the straight way between its neighbours, not the tip of a spike.
function isIdle(last: Point, p: Point, next: Point, limit: number): boolean {
  const forward = (p.x - last.x) * (next.x - p.x) + (p.y - last.y) * (next.y - p.y) >= 0;
  return forward && heightOver(p, last, next) < limit;
}

function withoutRepeats(polygon: Polygon): Point[] {
  return polygon.filter((p, i) => distance(p, cyclic(polygon, i - 1)) > 1e-6);
}

/** The outline without repeated vertices, without vertices on a straight run, and without hair-fine sides. */
export function thinned(polygon: Polygon): Polygon {
  const points = withoutRepeats(polygon);
  const kept: Point[] = [];
  points.forEach((p, i) => {
    const last = kept.at(-1) ?? lastOf(points);
    // The first vertex may be gone by now: two that each rest on the other must not both go.
    const next = points[i + 1] ?? firstOf(kept);
    const limit = distance(last, p) < SHORT || distance(p, next) < SHORT ? UNSEEN : 1e-6;
    if (!isIdle(last, p, next, limit)) kept.push(p);
  });
  return kept;
}

// A cut line that turns back on itself more often than this is a fault of its edges, not of a tight curve.
const MOST_LOOPS = 64;

/**
 * The outline without the loops that appear where an allowance is wider than the curve it follows: cloth cannot be cut
 * there but where both sides of the loop meet. Of two parts the one with the greater area is the piece.
 */
export function withoutLoops(polygon: Polygon): Polygon {
  let outline = polygon;
  for (let i = 0; i < MOST_LOOPS; i++) {
    const [crossing] = selfCrossings(outline);
    if (!crossing) return outline;
    const { point, first, second } = crossing;
    const inner = [point, ...outline.slice(first + 1, second + 1)];
    const outer = [point, ...outline.slice(second + 1), ...outline.slice(0, first + 1)];
    outline = thinned(signedArea(inner) > signedArea(outer) ? inner : outer);
  }
  throw new RangeError('The cut line crosses itself too often to be that of a piece');
}
