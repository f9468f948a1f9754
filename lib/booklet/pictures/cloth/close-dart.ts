import { cyclic, item } from '@/lib/geometry/sequence';
import type { Pair, Point } from '@/lib/geometry/types';
import type { TakingUp } from '@/lib/pattern/carry-piece';
import type { DartView } from '@/lib/pattern/darts';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { PieceView } from '@/lib/pattern/piece-view';
import { centreOf, isCentre, isUpper } from './keep-centre';

const ROUND = 2 * Math.PI;
/** What is left of the turn round the tip to give way in, radians. */
const LEAST = 0.3;
/** So much room above, as a share of what the dart takes, and what lies below stays as it is. */
const ENOUGH = 1.6;
const BELOW = /^(hem|waist)/;
/** Goes with what the dart parts next to it, whatever of it is left open: its other piece is to lie along it. */
const BESIDE = /^(side|slit)/;

/**
 * A piece with its dart sewn is no longer flat. To be drawn it is turned about the tip until the legs meet: the centre
 * stays where it is with neckline, shoulder and what is faced beside them, the edges that the dart parts keep their shape, and what lies between
 * gives way evenly: above, where it can, so that hems and waists stay level. Undefined where nothing lies between.
 */
export function closing(
  piece: PieceView,
  dart: DartView,
  isFaced: (edge: EdgeView) => boolean = () => false,
): TakingUp | undefined {
  const isKept = (edge: EdgeView) => edge.line !== dart.before.line && (isUpper(edge) || isFaced(edge));
  const [tipX, tipY] = apexOf(piece, dart);
  const from = Math.atan2(dart.first.start.y - tipY, dart.first.start.x - tipX);
  const turnOf = (x: number, y: number) => (Math.atan2(y - tipY, x - tipX) - from + 2 * ROUND) % ROUND;
  const turnAt = ({ x, y }: Point) => turnOf(x, y);
  const [after, before] = [runBeyond(piece, dart.second, 1), runBeyond(piece, dart.first, -1)];
  const opening = turnAt(dart.second.end);
  const [reached, left] = [turnAt(after.end), turnAt(before.start)];
  const [centreFrom, centreTo] = centreOf(piece, isKept, turnAt) ?? [
    (reached + left) / 2,
    (reached + left) / 2,
  ];
  const gaps = [Math.max(0, centreFrom - reached), Math.max(0, left - centreTo)] as const;
  const free = [isAbove(piece, after, 1) ? gaps[0] : 0, isAbove(piece, before, -1) ? gaps[1] : 0] as const;
  const [one, other] = free[0] + free[1] < ENOUGH * opening ? gaps : free;
  const room = one + other;
  if (opening > Math.PI || room < LEAST) return undefined;
  const [back, on] = [(opening * one) / room, (opening * other) / room];
  const turned = along([
    [0, on],
    [opening, on],
    [reached, reached - back],
    [reached + gaps[0], reached + gaps[0]],
    [left - gaps[1], left - gaps[1]],
    [left, left + on],
    [ROUND, ROUND + on],
  ]);
  return {
    carry: ([x, y]) => {
      const angle = from + turned(turnOf(x, y));
      const off = Math.hypot(x - tipX, y - tipY);
      return [tipX + off * Math.cos(angle), tipY + off * Math.sin(angle)];
    },
    isTakenUp: ([x, y]) => {
      const turn = turnOf(x, y);
      return turn > 0 && turn < opening;
    },
  };
}

/** The point the cloth was turned about: the sewn tip stops short of it. */
const apexOf = ({ piece }: PieceView, { first, tip }: DartView): Pair =>
  piece.edges[first.index]?.apex ?? [tip.x, tip.y];

/** The far edge of the line that a dart parts, and of the side next to it, whatever other darts part them. */
function runBeyond({ edges }: PieceView, leg: EdgeView, step: 1 | -1): EdgeView {
  const at = (i: number) => cyclic(edges, i);
  let far = at(leg.index + step);
  for (let i = 2; i < edges.length; i++) {
    const next = at(leg.index + step * i);
    if (next.role === 'dart') continue;
    if (next.line !== far.line && !BESIDE.test(next.line)) break;
    far = next;
  }
  return far;
}

/** Whether no hem and no waist lies between an edge and the centre. */
function isAbove({ edges }: PieceView, { index }: EdgeView, step: 1 | -1): boolean {
  const beyond = edges.map((_, i) => cyclic(edges, index + step * (i + 1)));
  const centre = beyond.findIndex(isCentre);
  return !beyond.slice(0, Math.max(0, centre)).some(({ line }) => BELOW.test(line));
}

/** Evenly from one given turn to the next. */
function along(places: readonly (readonly [number, number])[]): (turn: number) => number {
  return (turn) => {
    const next = places.findIndex(([at], i) => i > 0 && turn <= at);
    const [[a, toA], [b, toB]] = [item(places, next - 1), item(places, next)];
    return b - a < 1e-9 ? toB : toA + ((toB - toA) * (turn - a)) / (b - a);
  };
}
