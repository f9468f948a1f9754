import { carry, type Motion, STILL } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import { simplified } from '@/lib/layout/simplify';
import type { OperationName } from '@/lib/operations/names';
import { pieceOf } from '@/lib/pattern/find';
import { once } from '@/lib/pattern/once';
import type { Draft, Operation, Piece } from '@/lib/pattern/types';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { type Job, piecesOf } from '../../steps/jobs/jobs';
import type { ClothSide, Shown } from './scene';

/** A piece as it was cut, with that side up and nothing done on it, unless `more` says so. */
export const lying = (piece: Piece, side: ClothSide, more: Partial<Shown> = {}): Shown => ({
  ...{ piece, side, unfolded: false, motion: STILL, worked: [] },
  ...more,
});

/** A piece that lies bent, or opened out already: no fold is drawn on it. */
export const withoutFold = (piece: Piece): Piece => ({ ...piece, cut: { ...piece.cut, onFold: false } });

/** Whether a motion shows the other one of a pair. */
export const isMirrored = ([a, b, c, d]: Motion): boolean => a * d - b * c < 0;

/** The pieces a job handles, in the order they are named. */
export const piecesIn = (book: Pick<Book, 'draft'>, job: Job): Piece[] =>
  piecesOf(job).flatMap((id) => pieceOf(book.draft, id) ?? []);

/** Of what a job handles on both sides of a centre the piece of the right and that of the left one: of a pair it is one. */
export function piecesBeside(book: Pick<Book, 'draft'>, job: Job): Piece[] {
  const pieces = piecesIn(book, job);
  return (['right', 'left'] as const).flatMap(
    (side) => pieces.find(({ cut }) => cut.side === side) ?? pieces.slice(0, 1),
  );
}

/** Operations of some names that are done before a stage: all, or those on one piece. */
export const doneBefore = (
  { operations }: Pick<Draft, 'operations'>,
  stage: number,
  names: readonly OperationName[],
  id?: string,
): Operation[] =>
  operations.filter(
    (each) =>
      names.includes(each.operation) && each.stage < stage && (id === undefined || each.pieces.includes(id)),
  );

/** Vertices this close to a straight line are not worth their bytes in a small picture, cm. */
const FINE = 0.06;

const asDrawn = once(({ cutLine }: Piece) => simplified(cutLine, FINE));
const openedOut = once((piece: Piece) => simplified(unfoldedOutline(piece), FINE));

/** The cut line of a piece for small pictures, as drawn or opened out at its fold. */
export const artOutline = (piece: Piece, unfolded: boolean): readonly Pair[] =>
  unfolded ? openedOut(piece) : asDrawn(piece);

export const outlineOf = ({
  piece,
  unfolded,
  motion,
  outline = artOutline(piece, unfolded),
}: Shown): Pair[] => outline.map((point) => carry(motion, point));
