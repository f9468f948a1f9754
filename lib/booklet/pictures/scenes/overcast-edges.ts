import { closestPlace, distanceToPath } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength, pointAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { polyline, startOf } from '@/lib/geometry/path';
import { add, lerp, perp, scale, sub } from '@/lib/geometry/point';
import { cyclic, isNonEmpty } from '@/lib/geometry/sequence';
import type { Pair, Path, Point, Segment } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { Piece } from '@/lib/pattern/types';
import { closedLine, goesOnIn } from '../cloth/follow-edges';

/** How far off its parallel the cut line may be and still be that of the edge, cm. */
const SAME = 0.02;
/** The cut line of an edge runs this far past its end at most, cm: round the corner of a deep hem. */
const PAST = 24;

/** A stretch of a cut line, by arc length from its first vertex; one that passes that vertex ends before it starts. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the cloth of some edges is cut: their stretches of the cut line, corner to corner. Between two of them that
 * follow each other the line goes on round the corner or over the mouth of the dart that parts them.
 */
export function cutEdges(piece: Piece, loop: readonly EdgeView[], edges: readonly EdgeView[]): Pair[][] {
  const cut = closed(piece.cutLine);
  const total = pathLength(cut);
  const ahead = (from: number, to: number) => (to - from + total) % total;
  const ring = loop.filter(({ role }) => role !== 'dart');
  const stretches = new Map(
    edges.map((edge) => [
      edge.id,
      stretchOf(cut, edge, [cyclic(loop, edge.index - 1), cyclic(loop, edge.index + 1)]),
    ]),
  );
  return [...stretches].map(([edge, own]) => {
    const at = ring.findIndex(({ id }) => id === edge);
    const next = stretches.get(ring[(at + 1) % ring.length]?.id ?? '');
    const goesOn = next && next !== own && ahead(own.to, next.from) < total / 2;
    return asPairs(pointsBetween(cut, own.from, goesOn ? next.from : own.to));
  });
}

function closed(outline: readonly Pair[]): Path {
  return polyline(...closedLine(outline).map(([x, y]) => ({ x, y })));
}

function stretchOf(cut: Path, edge: EdgeView, [before, after]: readonly [EdgeView, EdgeView]): Stretch {
  const { start, end, startDirection, endDirection } = edge;
  const beside = (at: Point, along: Point) => closestPlace(cut, sub(at, scale(perp(along), edge.allowance)));
  const ends = {
    from: lengthAtPlace(cut, beside(start, startDirection)),
    to: lengthAtPlace(cut, beside(end, endDirection)),
  };
  const half = edge.length / 2;
  const run = runAt(
    cut,
    edge,
    beside(pointAtLength(edge.path, half), tangentAtLength(edge.path, half)).index,
  );
  if (!run) return ends;
  // The cut line of edges that run on into each other has no corner.
  return {
    from: goesOnIn(before, edge) ? ends.from : run.from,
    to: goesOnIn(edge, after) ? ends.to : run.to,
  };
}

/** The sides of a cut line that run parallel to an edge, and to where it would run on, about one of them. */
function runAt(cut: Path, edge: EdgeView, index: number): Stretch | undefined {
  const { allowance, points, start, end, startDirection, endDirection } = edge;
  const stitched = polyline(
    sub(start, scale(startDirection, PAST)),
    ...points,
    add(end, scale(endDirection, PAST)),
  );
  const isBeside = (p: Point) => Math.abs(distanceToPath(p, stitched) - allowance) < SAME;
  const side = (at: number) => cyclic(cut, at + cut.length);
  const runs = ({ a, b }: Segment) => isBeside(a) && isBeside(b) && isBeside(lerp(a, b, 0.5));
  if (!runs(side(index))) return undefined;
  let [first, last] = [index, index];
  while (last - first < cut.length && runs(side(first - 1))) first--;
  while (last - first < cut.length && runs(side(last + 1))) last++;
  const startsAt = (at: number) => lengthAtPlace(cut, { index: (at + cut.length) % cut.length, t: 0 });
  return { from: startsAt(first), to: startsAt(last + 1) };
}

function pointsBetween(cut: Path, from: number, to: number): Point[] {
  const total = pathLength(cut);
  const part = (a: number, b: number): readonly Segment[] => (b - a > 1e-6 ? subPath(cut, a, b) : []);
  const sides = to > from ? part(from, to) : [...part(from, total), ...part(0, to)];
  return isNonEmpty(sides) ? [startOf(sides), ...sides.map(({ b }) => b)] : [];
}
