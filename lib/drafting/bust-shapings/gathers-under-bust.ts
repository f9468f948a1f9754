import { cubicWithTangents, smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, joinPaths, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, perp, scale } from '@/lib/geometry/point';
import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { hasDart, mergeDarts, moveDart } from '../kernel/darts';
import { edgesOf, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { EdgeGathers } from '../kernel/plan';
import type { BustShaping } from './shaping';
import { mouthPlace, sharedDart } from './waist-dart';

const OPENED = 'under-bust';
/** The gathers lie under the bust, this far to either side, and end before the seam does (METHODS §4). */
const REACH = { usual: 5, most: 7.5 };
const BEFORE_END = 1.6;
/** What is gathered: this share of its width more; nearer together where the darts give less, further apart for more. */
const RICH = { least: 0.3, most: 0.8 };
/** Added to the length under the bust, so that the cloth puffs a little over the seam, cm. */
const ADDED = 0.7;

function reachFor(fullness: number): number {
  const narrow = fullness / (2 * RICH.least);
  const wide = fullness / (2 * RICH.most);
  return Math.min(REACH.most, narrow, Math.max(REACH.usual, wide));
}

/** From where to where the lower edge is gathered, of its length `sewn`, about the places where cloth was opened. */
function zoneAbout(
  first: number,
  last: number,
  fullness: number,
  sewn: number,
): { from: number; to: number } {
  const reach = reachFor(fullness);
  const middle = (first + last) / 2;
  return {
    from: Math.min(first, Math.max(BEFORE_END, middle - reach)),
    to: Math.max(last, Math.min(sewn - BEFORE_END, middle + reach)),
  };
}

/** Full and a little longer between the flat stretches on both sides. */
function fullCurve(before: Path, after: Path): Path {
  const [start, end] = [endOf(before), startOf(after)];
  const dirs = { startDir: endDirection(before), endDir: startDirection(after) };
  const even = [cubicWithTangents(start, dirs.startDir, end, dirs.endDir)] as const;
  const half = pathLength(even) / 2;
  const middle = add(pointAtLength(even, half), scale(perp(tangentAtLength(even, half)), -ADDED));
  return smoothThrough([start, middle, end], dirs);
}

interface Gathered {
  readonly front: Panel;
  readonly gathers: EdgeGathers;
}

/** The opened dart, and what darts stand beside it, as one edge: as it was where it is sewn flat, full where it is gathered. */
function gatheredEdge(front: Panel): Gathered {
  const run = edgesOf(front, 'hem');
  const [before, after] = [firstOf(run), lastOf(run)];
  const first = pathLength(before.path);
  const sewn = lineLength(front, 'hem');
  const last = sewn - pathLength(after.path);
  const fullness = distance(endOf(before.path), startOf(after.path)) - (last - first);
  const { from, to } = zoneAbout(first, last, fullness, sewn);
  const flat = { before: subPath(before.path, 0, from), after: subPath(after.path, to - last, sewn - last) };
  const path = joinPaths(flat.before, fullCurve(flat.before, flat.after), flat.after);
  const beyond = front.edges.indexOf(after) + 1;
  const edges = [{ ...before, path }, ...front.edges.slice(beyond)];
  const darts = Object.fromEntries(
    Object.entries(front.darts).filter(([name]) => hasDart({ ...front, edges }, name)),
  );
  return { front: { ...front, edges, darts }, gathers: { from, to, sewn, full: pathLength(path) } };
}

/** The loop begun where the lower edge does: after the centre, or the edge of what laps over it. */
function begunAtEdge({ edges, ...front }: Panel): Panel {
  const start = edges.findIndex((own, i) => {
    const before = cyclic(edges, i - 1);
    return own.line === 'hem' && before.line !== 'hem' && before.role !== 'dart';
  });
  return { ...front, edges: [...edges.slice(start), ...edges.slice(0, start)] };
}

/** Bust and waist dart closed into the lower edge and gathered there under the bust, for a skirt sewn on flat. */
export const GATHERS_UNDER_BUST: BustShaping = {
  id: 'gathers-under-bust',
  atWaist: true,
  shape: (front) => {
    const shared = sharedDart(front);
    const at = mouthPlace(front, shared);
    const moved = moveDart(front, { from: BUST_DART, to: OPENED, line: 'hem', at });
    const merged = shared ? mergeDarts(moved, OPENED, shared, OPENED) : moved;
    const { front: full, gathers } = gatheredEdge(begunAtEdge(merged));
    return { front: full, gathers, notices: [] };
  },
};
