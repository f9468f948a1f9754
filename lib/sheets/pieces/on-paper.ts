import { isCutOpened } from '@/lib/pattern/cut-opened';
import { once } from '@/lib/pattern/once';
import type { Piece } from '@/lib/pattern/types';
import { unfoldPiece } from './unfold-piece';

/** A piece as it lies on paper: one half of what is cut on a fold, the whole of what no fold of the cloth could give. */
export const onPaper = once((piece: Piece): Piece => (isCutOpened(piece) ? unfoldPiece(piece) : piece));
