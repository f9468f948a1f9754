import { closestPlace } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { lengthAtPlace, pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Pair, Path } from '@/lib/geometry/types';
import { carried } from './carry-piece';
import { pathOf } from './lines';
import { type PieceView, viewPiece } from './piece-view';
import { type Pleat, pleatsOf } from './pleats';
import { splitAtLevels } from './split-at-levels';
import type { Edge, Notch, Piece } from './types';

/** Where a place of the flat piece lies once its pleats are laid, level by level. */
type Laying = (at: Pair) => Pair;

/**
 * A skirt with its pleats laid is as wide as the body it goes round: every pleat takes up the way from its fold to the
 * line it is laid on, what lies between them hidden in the fold, and all beyond moves in by as much. Undefined for a
 * piece without pleats.
 */
function layingPleats({ piece }: PieceView, openAt: Opening): Laying | undefined {
  const pleats = pleatsOf(piece);
  // A sleeve that is one with the body lies aslant, its centre on a fold perhaps: its pleats are shown as folds alone.
  if (pleats.length === 0 || piece.edges.some(({ line }) => line === 'overarm')) return undefined;
  if (pleats.some(({ opens }) => opens)) return openingPleats(piece, pleats);
  return ([x, y]) => {
    const taken = pleats.reduce((sum, pleat) => sum + takenUpBefore(x, y, pleat), 0);
    return [x - (1 - openAt(y)) * taken, y];
  };
}

/** Without a level over the arm the pleats of a sleeve open up to so far above its edge, cm. */
const OPEN_BY = 20;

/** Levels between which pleats caught at their lower end open into the cloth of a sleeve: its edge, and the upper arm. */
function openingOf({ internal }: Piece, [pleat]: readonly Pleat[]): readonly [shut: number, open: number] {
  const shut = pleat ? endOf(pleat.fold).y : 0;
  const biceps = internal.find(({ id, kind }) => kind === 'level' && id === 'biceps');
  return [shut, biceps ? startOf(pathOf(biceps)).y : shut + OPEN_BY];
}

/** Both seams of a sleeve come in alike, down to the edge where its pleats are caught. */
function openingPleats(piece: Piece, pleats: readonly Pleat[]): Laying {
  const [shut, open] = openingOf(piece, pleats);
  const closed = (y: number) => Math.min(1, Math.max(0, (open - y) / (open - shut)));
  const half = pleats.reduce((sum, { fold, onto }) => sum + Math.abs(endOf(fold).x - endOf(onto).x), 0) / 2;
  return ([x, y]) => {
    const taken = pleats.reduce((sum, pleat) => sum + takenUpBefore(x, shut, pleat), 0);
    return [x + closed(y) * (half - taken), y];
  };
}

function takenUpBefore(x: number, y: number, { fold, onto }: Pleat): number {
  const [one, other] = [acrossAt(fold, y), acrossAt(onto, y)];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return Math.min(Math.max(x, from), to) - from;
}

/** Where an upright line passes a level; above and below it as at its ends. */
function acrossAt(path: Path, y: number): number {
  const [a, b] = [startOf(path), endOf(path)];
  const [low, high] = a.y < b.y ? [a, b] : [b, a];
  if (y <= low.y) return low.x;
  if (y >= high.y) return high.x;
  return intersectHorizontal(path, y)[0]?.point.x ?? low.x;
}

/** What share of the cloth in pleats falls open at a level. */
type Opening = (y: number) => number;

/**
 * A piece as it lies with its pleats folded and laid, all of their cloth or what does not fall open at a level; one without
 * pleats is left as it is.
 */
export function withPleatsLaid(view: PieceView, openAt: Opening = () => 0): PieceView {
  const carry = layingPleats(view, openAt);
  if (!carry) return view;
  const piece = carried(splitAtLevels(view.piece, bendsOf(view.piece)), { carry, isTakenUp: () => false });
  return viewPiece({
    ...piece,
    notches: view.piece.notches.map((notch) => laid(notch, view.piece, piece, carry)),
  });
}

/** Folds are seen as far as the allowances, which may lie turned over, cm. */
const WITHIN = 0.1;

/** The edges of its folds as they are seen then. */
export const foldsOf = ({ piece }: PieceView): Pair[][] =>
  pleatsOf(piece).map(({ fold }) => asPairs(flatten(subPath(fold, WITHIN, pathLength(fold) - WITHIN), 0.05)));

/** Levels at which folds bend, and so does all that lies beside them: over the hips; where a sleeve's open and end. */
function bendsOf(piece: Piece): number[] {
  const pleats = pleatsOf(piece);
  if (pleats.some(({ opens }) => opens)) return [...openingOf(piece, pleats)];
  return [...new Set(pleats.flatMap(({ fold }) => fold.slice(1).map(({ a }) => a.y)))];
}

/** The edge is shorter now, and the notch as far along it as its cloth. */
function laid(notch: Notch, flat: Piece, { edges }: Piece, carry: Laying): Notch {
  const own = ({ id }: Edge) => id === notch.edge;
  const [before, after] = [flat.edges.find(own), edges.find(own)].map((edge) => edge && pathOf(edge));
  if (!before || !after) return notch;
  const { x, y } = pointAtLength(before, Math.min(notch.at, pathLength(before)));
  const [toX, toY] = carry([x, y]);
  return { ...notch, at: lengthAtPlace(after, closestPlace(after, { x: toX, y: toY })) };
}
