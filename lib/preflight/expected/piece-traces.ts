import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { pleatsOf, wayOf } from '@/lib/pattern/pleats';
import type { Draft, Internal, Piece } from '@/lib/pattern/types';
import { pairAt, pairsOf } from '../reading/flat-points';
import { cutChain, foldOf, liesOn, mirroredIn } from './fold';
import {
  dartTraces,
  foldTraces,
  fullnessTraces,
  internalTraces,
  levelTraces,
  stitchTraces,
} from './inner-traces';
import { markTraces } from './mark-traces';
import { notchTraces } from './notch-traces';
import { may, must, pointsOf, type Trace, through } from './trace';

/** A piece as a file has to show it, in the piece's own coordinates. */
export interface ExpectedPiece {
  readonly piece: Piece;
  readonly chain: readonly number[];
  readonly closed: boolean;
  readonly traces: readonly Trace[];
  readonly grain: readonly [Pair, Pair];
}

/** Arrows of pleats lie at these shares of a fold's length, cm from which they may be told. */
const PLEAT_SHARES = [0.08, 0.6];
const BESIDE_ARROW = 0.02;

function pleatTraces(piece: Piece): Trace[] {
  return pleatsOf(piece).flatMap((pleat) =>
    PLEAT_SHARES.flatMap((share) => {
      const way = wayOf(pleat, share);
      if (!way) return [];
      const [from, to] = way;
      return [may('marks', 'mark', [from.x, from.y, to.x, to.y], BESIDE_ARROW)];
    }),
  );
}

/** Edges that are gathered or eased into a seam, as `piece/edge`. */
function gatheredEdges({ seams }: Draft): Set<string> {
  const full = seams.filter(({ gather, ease }) => gather > 1.05 || ease >= 0.8);
  return new Set(full.flatMap(({ a }) => a.map(({ piece, edge }) => `${piece}/${edge}`)));
}

const isLevel = ({ kind }: Internal): boolean => kind === 'level';

/** What is drawn of one half of a piece alike whether its fold is closed or opened; levels apart. */
function ownTraces(piece: Piece, gathered: ReadonlySet<string>): Trace[] {
  return [
    ...stitchTraces(piece.edges),
    ...dartTraces(piece.edges),
    ...piece.internal.filter((each) => !isLevel(each)).flatMap(internalTraces),
    ...notchTraces(piece),
    ...piece.marks.flatMap((mark) => markTraces(mark, piece)),
    ...fullnessTraces(piece, gathered),
    ...pleatTraces(piece),
  ];
}

/** As it lies on paper: a piece on the fold shows one half of itself. */
export function printedPiece(piece: Piece, draft: Draft): ExpectedPiece {
  const { points, closed } = cutChain(piece);
  const fold = foldOf(piece);
  const chain = points.flat();
  const traces = [
    must('cut', 'cut-line', closed ? [...chain, ...chain.slice(0, 2)] : chain),
    ...ownTraces(piece, gatheredEdges(draft)),
    ...piece.internal.filter(isLevel).flatMap(internalTraces),
    ...(fold ? foldTraces(closed ? fold : points, fold) : []),
  ];
  return { piece, chain, closed, traces, grain: piece.grain };
}

const mapped = (points: readonly number[], map: (at: Pair) => Pair): number[] => {
  const found: number[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) found.push(...map(pairAt(points, i)));
  return found;
};

const mappedTrace = (trace: Trace, map: (at: Pair) => Pair): Trace => ({
  ...trace,
  points: mapped(trace.points, map),
});

/** A level that ends on the fold goes on to the same place on the other half; one that stays off it is there twice. */
function openedLevel(level: Internal, fold: readonly [Pair, Pair]): Trace[] {
  const pairs = pairsOf(pointsOf(level.path));
  const mirror = mirroredIn(fold);
  if (![firstOf(pairs), lastOf(pairs)].some((end) => liesOn(fold, end))) {
    const traces = internalTraces(level);
    return [...traces, ...traces.map((trace) => mappedTrace(trace, mirror))];
  }
  const outward = liesOn(fold, firstOf(pairs)) ? pairs : pairs.reverse();
  return levelTraces([...outward.map(mirror).reverse(), ...outward].flat());
}

/** What is for both sides of the wearer: lines for one are on that half, or that copy, alone. */
export const ofBothSides = (piece: Piece): Piece => ({
  ...piece,
  internal: piece.internal.filter(({ side }) => !side),
});

/** Marks on the fold itself are there once. */
function openedTraces(piece: Piece, draft: Draft, fold: readonly [Pair, Pair]): Trace[] {
  const mirror = mirroredIn(fold);
  const single = { ...ofBothSides(piece), marks: piece.marks.filter(({ at }) => !liesOn(fold, at)) };
  const own = ownTraces(piece, gatheredEdges(draft));
  const twin = ownTraces(single, gatheredEdges(draft)).map((trace) => mappedTrace(trace, mirror));
  return [
    ...own,
    ...twin,
    ...piece.internal.filter(isLevel).flatMap((level) => openedLevel(level, fold)),
    must('marks', 'fold-line', through(...fold)),
  ];
}

/** As it is projected: opened out on both sides of its fold. */
export function projectedPiece(piece: Piece, draft: Draft): ExpectedPiece {
  const fold = foldOf(piece);
  const half = cutChain(piece);
  if (!fold || half.closed) return printedPiece({ ...piece, cut: { ...piece.cut, onFold: false } }, draft);
  const twin = half.points.slice(1, -1).map(mirroredIn(fold)).reverse();
  const chain = [...half.points, ...twin].flat();
  const cut = must('cut', 'cut-line', [...chain, ...chain.slice(0, 2)]);
  return {
    piece,
    chain,
    closed: true,
    traces: [cut, ...openedTraces(piece, draft, fold)],
    grain: piece.grain,
  };
}

/** The same turned over: the other of a pair. */
export function turnedOver(expected: ExpectedPiece): ExpectedPiece {
  const over = ([x, y]: Pair): Pair => [-x, y];
  return {
    ...expected,
    chain: mapped(expected.chain, over),
    traces: expected.traces.map((trace) => mappedTrace(trace, over)),
    grain: [over(expected.grain[0]), over(expected.grain[1])],
  };
}
