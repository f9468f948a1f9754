import type { PieceView } from './piece-view';
import type { SeamView, Side, Step } from './seam-view';
import type { Notch } from './types';

/** A notch of a seam at its arc length from the seam's origin. */
export interface PlacedNotch {
  readonly piece: PieceView;
  readonly notch: Notch;
  readonly at: number;
}

export interface NotchPair {
  readonly a: PlacedNotch;
  readonly b: PlacedNotch;
}

function placed({ piece, edge, reversed, from }: Step): PlacedNotch[] {
  return piece.piece.notches
    .filter((notch) => notch.edge === edge.id)
    .map((notch) => ({ piece, notch, at: from + (reversed ? edge.length - notch.at : notch.at) }));
}

export function notchesOf({ steps }: Side): PlacedNotch[] {
  return steps.flatMap(placed).sort((p, q) => p.at - q.at);
}

/** Two notches that name each other, or one that names another which names none. */
const isPair = (mine: Notch, other: Notch): boolean =>
  mine.match === other.id && (other.match === undefined || other.match === mine.id);

/** A notch of a whole piece that is sewn to one cut twice, on the side of its second copy: that names only the first. */
const isSecond = ({ piece, notch }: PlacedNotch, other: PlacedNotch): boolean =>
  (piece.piece.cut.rightSideUp === true || piece.piece.cut.side !== undefined) &&
  notch.match === other.notch.id &&
  other.notch.match !== undefined;

/** Notches of the two sides of a seam that name each other, in order from its origin. */
export function notchPairs({ a, b }: SeamView): NotchPair[] {
  const others = notchesOf(b);
  return notchesOf(a).flatMap((mine) => {
    const partner = others.find(
      (other) => isPair(mine.notch, other.notch) || isSecond(mine, other) || isSecond(other, mine),
    );
    return partner ? [{ a: mine, b: partner }] : [];
  });
}
