import { path } from '@/lib/geometry/path';
import { add, distance, lerp, midpoint, scale, sub, unit } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import type { SleeveEnd } from './sleeve-sizes';
import type { WornEnd } from './types';

/** Lower edge of a sleeve, before anything is sewn to it. */
interface SleeveEdge {
  readonly outer: Point;
  readonly inner: Point;
}

/** A ruffle is drawn no wider than this share of the edge it hangs from; the rest lies in its folds. */
const RUFFLE = 1.35;
/** An elastic gathers the edge a little above it. */
const DRAWN = 1.4;
/** Below this share of the edge no band is drawn: it would look torn off. */
const NARROWEST = 0.45;

function widthOf({ kind, half, drawnIn }: SleeveEnd, edge: number, drawn: number): number {
  if (kind === 'ruffle' && !drawnIn) return edge;
  return Math.min(edge, Math.max(NARROWEST * edge, half * Math.min(1, drawn)));
}

/** Where what closes a sleeve lies below its edge; `drawn`: drawn width of the edge for each cm of its half girth. */
export function endBelow(end: SleeveEnd, { outer, inner }: SleeveEdge, along: Point, drawn: number): WornEnd {
  const middle = midpoint(outer, inner);
  const across = unit(sub(outer, inner));
  const edge = distance(outer, inner);
  const width = widthOf(end, edge, drawn);
  const at = (down: number, wide: number, sign: number) =>
    add(add(middle, scale(along, down)), scale(across, (sign * wide) / 2));
  const below = end.kind === 'elastic' ? DRAWN : 0;
  const depth = end.kind === 'elastic' ? DRAWN : end.depth;
  const wide = end.kind === 'ruffle' ? RUFFLE * width : end.kind === 'elastic' ? 0.5 * (width + edge) : width;
  return {
    ...end,
    top: [at(below, width, 1), at(below, width, -1)],
    bottom: [at(below + depth, wide, 1), at(below + depth, wide, -1)],
  };
}

/** The edge of a sleeve drawn in to what closes it, blousing over it on both sides. */
export function drawnIn({ outer, inner }: SleeveEdge, { top }: WornEnd, along: Point): Path {
  const bulge = (from: Point, to: Point) => {
    const reach = scale(along, 0.7 * distance(from, to));
    return distance(from, to) < 0.4
      ? line(from, to)
      : cubic(from, add(from, reach), add(lerp(to, from, 0.4), scale(reach, 0.5)), to);
  };
  const [a, b] = top;
  const back = bulge(inner, b);
  const reversed = back.kind === 'line' ? line(b, inner) : cubic(back.b, back.c2, back.c1, back.a);
  return path(bulge(outer, a), line(a, b), reversed);
}
