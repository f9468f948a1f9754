import { isCutOpened } from './cut-opened';
import type { Piece } from './types';

/** How a piece is laid on its cloth to be cut: the ending of the words that say so. */
type CutManner = 'Opened' | 'OnFold' | 'Mirrored' | 'RightSideUp' | 'GlueSideUp' | '';

/** A piece whose left and right differ is cut from a single layer, as it is drawn: turned over it fits the other side. */
export function cutManner(piece: Piece): CutManner {
  const { onFold, mirrored, rightSideUp, side } = piece.cut;
  if (rightSideUp || (side && !onFold))
    return piece.material === 'interfacing' ? 'GlueSideUp' : 'RightSideUp';
  if (isCutOpened(piece)) return 'Opened';
  return onFold ? 'OnFold' : mirrored ? 'Mirrored' : '';
}
