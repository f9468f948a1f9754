import { carry, type Motion, STILL } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { simplified } from '@/lib/layout/simplify';
import type { Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import { type Book, findPiece } from '../../book';
import { type Job, piecesOf } from '../../steps/jobs';
import type { ClothSide, Shown } from './scene';

/** A piece as it was cut, with that side up and nothing done on it, unless `more` says so. */
export const lying = (piece: Piece, side: ClothSide, more: Partial<Shown> = {}): Shown => ({
  ...{ piece, side, unfolded: false, motion: STILL, worked: [] },
  ...more,
});

/** Whether a motion shows the other one of a pair. */
export const isMirrored = ([a, b, c, d]: Motion): boolean => a * d - b * c < 0;

/** The pieces a job handles, in the order they are named. */
export const piecesIn = (book: Pick<Book, 'draft'>, job: Job): Piece[] =>
  piecesOf(job).flatMap((id) => findPiece(book, id) ?? []);

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
