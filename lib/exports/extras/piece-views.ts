import { type PieceContext, pieceName, pieceNumber } from '@/lib/sheets/context';
import { cutShort } from '@/lib/sheets/label-lines';
import { pieceSheet } from '@/lib/sheets/piece-sheet';
import { renderSvg } from '@/lib/svg/svg';
import type { PieceView } from './tasks';

/** Every piece as a picture in true scale, in the order of their numbers. */
export function pieceViews(context: PieceContext): PieceView[] {
  const { draft, words } = context;
  return draft.pieces.map((piece) => {
    const drawing = pieceSheet(draft, piece.id, context);
    const name = pieceName(piece, words);
    const svg = renderSvg(drawing, { title: name, widthCm: drawing.box[2] - drawing.box[0] });
    return { id: piece.id, number: pieceNumber(piece, draft), name, cut: cutShort(piece, context), svg };
  });
}
