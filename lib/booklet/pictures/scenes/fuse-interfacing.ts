import { boundsOf } from '@/lib/geometry/bounds';
import { carry, layAlong } from '@/lib/geometry/motion';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { type Book, findPiece } from '../../book';
import { innerPlaces } from '../../steps/find-inner-places';
import type { Job } from '../../steps/jobs';

type Line = readonly Pair[];

/** The interfacing that a job fuses to a piece, as it lies there: along a slit where there is one. */
export function interfacingOn(book: Book, { operation, operations }: Job, piece: Piece): Line[] {
  const [slit] = innerPlaces(operation, piece);
  return operations.flatMap(({ pieces: ids }) => {
    const pieces = ids.flatMap((id) => findPiece(book, id) ?? []);
    const cloth = pieces.filter(({ material }) => material !== 'interfacing');
    const fused = pieces.filter(({ material }) => material === 'interfacing');
    return fused
      .filter((one) => closestTo(one, cloth)?.id === piece.id)
      .map(({ cutLine }) => (slit ? along(slit, cutLine) : cutLine));
  });
}

/** A strip is drawn by itself, not on the piece it stiffens: here its middle line is laid on the slit. */
function along(slit: Line, strip: Line): Line {
  const { left, right, bottom, top } = boundsOf(strip);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const axis: readonly [Pair, Pair] =
    right - left > top - bottom
      ? [
          [left, y],
          [right, y],
        ]
      : [
          [x, bottom],
          [x, top],
        ];
  const motion = layAlong(axis, [firstOf(slit), lastOf(slit)], false);
  return strip.map((point) => carry(motion, point));
}

/** Other interfacing is traced from what it stiffens: each lies on the piece it is named with and best agrees with. */
function closestTo({ cutLine }: Piece, pieces: readonly Piece[]): Piece | undefined {
  const box = boundsOf(cutLine);
  const off = (piece: Piece) => {
    const other = boundsOf(piece.cutLine);
    return (
      Math.abs(other.left - box.left) +
      Math.abs(other.right - box.right) +
      Math.abs(other.top - box.top) +
      Math.abs(other.bottom - box.bottom)
    );
  };
  return [...pieces].sort((a, b) => off(a) - off(b))[0];
}
