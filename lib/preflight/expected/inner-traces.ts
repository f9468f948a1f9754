import { cyclic, firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Edge, Internal, Piece } from '@/lib/pattern/types';
import { endOf, pairAt, pairsOf, startOf } from '../reading/flat-points';
import { may, must, pointsOf, type Trace, through } from './trace';

/** A piece is lengthened or shortened between two lines so far to either side of the one drafted, cm. */
const BESIDE = 0.3;
/** Of a level this much is drawn at either end, or a quarter of it. */
const HINT = 1.5;

const between = ([ax, ay]: Pair, [bx, by]: Pair, t: number): Pair => [ax + (bx - ax) * t, ay + (by - ay) * t];
const span = ([ax, ay]: Pair, [bx, by]: Pair): number => Math.hypot(bx - ax, by - ay);

/** Every edge that is sewn beside a line of its own: those with an allowance, and the legs of darts. */
export function stitchTraces(edges: readonly Edge[]): Trace[] {
  const sewn = edges.filter(({ role, allowance }) => role === 'dart' || (role !== 'fold' && allowance > 0));
  return sewn.map(({ path }) => must('stitch', 'stitching-line', pointsOf(path)));
}

/** The middle of each dart that opens in an edge, from between its legs to its tip. */
export function dartTraces(edges: readonly Edge[]): Trace[] {
  return edges.flatMap((edge, i) => {
    const next = cyclic(edges, i + 1);
    if (edge.role !== 'dart' || next.role !== 'dart') return [];
    const leg = pointsOf(edge.path);
    const [mouth, tip] = [between(startOf(leg), endOf(pointsOf(next.path)), 0.5), endOf(leg)];
    return span(mouth, tip) < 0.01 ? [] : [must('stitch', 'internal-line', through(mouth, tip))];
  });
}

/** The two points of a dart that lie furthest apart: its tips. */
function tipsOf(points: readonly number[]): readonly [Pair, Pair] {
  const pairs = pairsOf(points);
  let best: readonly [Pair, Pair] = [startOf(points), startOf(points)];
  for (const a of pairs) for (const b of pairs) if (span(a, b) > span(...best)) best = [a, b];
  return best;
}

/** A polyline until so far along it, cm. */
function until(points: readonly number[], length: number): number[] {
  const found = points.slice(0, 2);
  let left = length;
  for (let i = 2; i + 1 < points.length && left > 0; i += 2) {
    const [from, to] = [endOf(found), pairAt(points, i)];
    const share = Math.min(1, left / span(from, to));
    found.push(...between(from, to, share));
    left -= span(from, to);
  }
  return found;
}

/** The ends of a level as far as they are drawn, each along the line itself. */
export function levelTraces(points: readonly number[]): Trace[] {
  const backward = Array.from({ length: points.length / 2 }, (_, i) => points.slice(-2 * i - 2).slice(0, 2));
  const length = Math.min(HINT, span(startOf(points), endOf(points)) / 4);
  return [points, backward.flat()].map((way) => must('marks', 'internal-line', until(way, length)));
}

function sideways(points: readonly number[], by: number): number[] {
  const [a, b] = [startOf(points), endOf(points)];
  const size = span(a, b);
  const [nx, ny] = [(-(b[1] - a[1]) / size) * by, ((b[0] - a[0]) / size) * by];
  return points.map((value, i) => value + (i % 2 === 0 ? nx : ny));
}

/** What one internal line of a piece has drawn of it; levels apart, which a fold makes longer. */
export function internalTraces({ kind, path }: Internal): Trace[] {
  const points = pointsOf(path);
  switch (kind) {
    case 'level':
      return levelTraces(points);
    case 'lengthen-shorten':
      return [-BESIDE, BESIDE].map((by) => must('marks', 'internal-line', sideways(points, by)));
    case 'fisheye-dart':
      return [
        must('stitch', 'stitching-line', points),
        must('stitch', 'internal-line', through(...tipsOf(points))),
      ];
    default:
      return [must('marks', 'internal-line', points)];
  }
}

/** Room that the bracket of a fold may take beside it, cm. */
const BRACKET = 1.05;
/** Its line spans the middle of the fold. */
const TRIM = 0.1;

/** The fold line itself, between the ends of the cut line on it, and the bracket beside it. */
export function foldTraces(chain: readonly Pair[], fold: readonly [Pair, Pair]): Trace[] {
  const line = through(firstOf(chain), lastOf(chain));
  const bracket = through(between(...fold, TRIM), between(...fold, 1 - TRIM));
  return [must('fold', 'fold-line', line), may('marks', 'fold-line', bracket, BRACKET)];
}

/** Room that the sign of gathers or ease takes to either side of its edge, cm. */
const fullness = ({ allowance }: Edge): number => Math.max(allowance / 2, 0.3) + 0.2;

/** Where the wavy line of gathers may lie: beside the edges of a seam that take more than they are sewn to. */
export function fullnessTraces({ id, edges }: Piece, gathered: ReadonlySet<string>): Trace[] {
  return edges
    .filter((edge) => gathered.has(`${id}/${edge.id}`))
    .map((edge) => may('marks', 'mark', pointsOf(edge.path), fullness(edge)));
}
