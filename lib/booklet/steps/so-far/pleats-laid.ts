import { closestPlace } from '@/lib/geometry/closest';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { lengthAtPlace, pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import { pleatsOf } from '@/lib/pattern/pleats';
import type { Edge, Notch, Pair, Piece } from '@/lib/pattern/types';
import { asPairs } from '../../drawings/plane/as-pairs';
import { carried, splitAtLevels } from '../../pictures/cloth/carry-piece';
import { type Laying, layingPleats, openingOf } from '../../pictures/cloth/lay-pleats';

/** A piece as it lies with its pleats folded and laid; one without pleats is left as it is. */
export function withPleatsLaid(view: PieceView): PieceView {
  const carry = layingPleats(view);
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
  const pathIn = (all: readonly Edge[]) => all.find(({ id }) => id === notch.edge)?.path;
  const [before, after] = [pathIn(flat.edges), pathIn(edges)].map((own) => own && fromCommands(own));
  if (!before || !after) return notch;
  const { x, y } = pointAtLength(before, Math.min(notch.at, pathLength(before)));
  const [toX, toY] = carry([x, y]);
  return { ...notch, at: lengthAtPlace(after, closestPlace(after, { x: toX, y: toY })) };
}
