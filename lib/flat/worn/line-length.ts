import { edgesAlong } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { LineName, Piece } from '@/lib/pattern/types';

/** Length of a line of a piece, cm. */
export function lengthOn(piece: Piece, line: LineName): number {
  return lengthOfAll(edgesAlong(piece, line));
}

/** Length of a line on all pieces that have a part of it, cm. */
export function lengthOnAll(pieces: readonly Piece[], line: LineName): number {
  return pieces.reduce((sum, piece) => sum + lengthOn(piece, line), 0);
}
