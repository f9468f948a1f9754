import { cross, distance, dot, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';

const ROUNDS = 40;
/** So much longer than the piece, and beyond its upper line, its sides are thought on. */
const BEYOND = 1.6;
/** And no farther up than this share of the way to where they meet. */
const SHORT_OF = 0.95;

/** Where a place of a piece lies between the two sides that go down from its upper line: 0 on the first, 1 on the other. */
export function shareBetween(piece: PieceView, first: Point, last: Point): (p: Point) => number {
  const [one, other] = [sideFrom(piece, first, last), sideFrom(piece, last, first)];
  const length = Math.max(...piece.edges.flatMap(({ points }) => points.map((p) => distance(p, first))));
  const chordAt = (t: number) => [on(first, one, t), on(last, other, t)] as const;
  const upper = sub(last, first);
  const widening = dot(sub(other, one), upper);
  // Thought on upward, the sides of a circle meet: beyond that everything is the other way round.
  const meet = widening > 0 ? -dot(upper, upper) / widening : Number.NEGATIVE_INFINITY;
  return (p) => {
    let [low, high] = [Math.max(-length / 2, SHORT_OF * meet), BEYOND * length];
    const sideOf = (t: number) => {
      const [a, b] = chordAt(t);
      return cross(sub(b, a), sub(p, a));
    };
    const start = Math.sign(sideOf(low));
    for (let round = 0; round < ROUNDS; round++) {
      const middle = (low + high) / 2;
      if (Math.sign(sideOf(middle)) === start) low = middle;
      else high = middle;
    }
    const [a, b] = chordAt(low);
    return dot(sub(p, a), sub(b, a)) / dot(sub(b, a), sub(b, a));
  };
}

const on = (from: Point, way: Point, t: number): Point => ({ x: from.x + t * way.x, y: from.y + t * way.y });

/** The direction of the edge that goes down from an end of the upper line. */
function sideFrom({ edges }: PieceView, end: Point, otherEnd: Point): Point {
  const near = (p: Point) => distance(p, end) < 1e-3;
  const beside = edges.filter(({ start, end: stop }) => near(start) || near(stop));
  const ways = beside.map(({ start, end: stop }) => unit(near(start) ? sub(stop, start) : sub(start, stop)));
  const upper = unit(sub(otherEnd, end));
  return ways.reduce((best, way) => (dot(way, upper) < dot(best, upper) ? way : best));
}
