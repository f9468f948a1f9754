import { carry } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { simplified } from '@/lib/layout/simplify';
import type { Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import type { Shown } from './scene';

/** Vertices this close to a straight line are not worth their bytes in a small picture, cm. */
const FINE = 0.06;

const outlines = new WeakMap<Piece, { half: readonly Pair[]; open: readonly Pair[] }>();

/** The cut line of a piece for small pictures, as drawn or opened out at its fold. */
export function artOutline(piece: Piece, unfolded: boolean): readonly Pair[] {
  const known = outlines.get(piece) ?? {
    half: simplified(piece.cutLine, FINE),
    open: simplified(unfoldedOutline(piece), FINE),
  };
  outlines.set(piece, known);
  return unfolded ? known.open : known.half;
}

export const outlineOf = ({
  piece,
  unfolded,
  motion,
  outline = artOutline(piece, unfolded),
}: Shown): Pair[] => outline.map((point) => carry(motion, point));
