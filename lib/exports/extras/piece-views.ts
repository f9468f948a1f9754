import type { Drawing } from '@/lib/drawing/types';
import { type PieceContext, pieceName, pieceNumber } from '@/lib/sheets/context';
import { cutShort } from '@/lib/sheets/labels/label-lines';
import { pieceSheet } from '@/lib/sheets/pieces/piece-sheet';
import { renderSvg } from '@/lib/svg/svg';
import type { PieceView } from './tasks';

/** Every piece as a picture in true scale, in the order of their numbers. */
export function pieceViews(context: PieceContext): PieceView[] {
  const { draft } = context;
  return draft.pieces.map((piece) => {
    const drawing = pieceSheet(draft, piece.id, context);
    const name = pieceName(piece, context);
    const svg = renderSvg(drawing, { title: name, widthCm: drawing.box[2] - drawing.box[0] });
    const preview = renderSvg(linesOf(drawing), { strokes: 'fixed' });
    return {
      id: piece.id,
      number: pieceNumber(piece, draft),
      name,
      cut: cutShort(piece, context),
      svg,
      preview,
    };
  });
}

/** Without words, which could not be read at the size of a list; codes are words too. */
function linesOf({ box, items }: Drawing): Drawing {
  return { box, items: items.filter(({ layer }) => layer !== 'text') };
}
