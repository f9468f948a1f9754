import { itemsBox } from '@/lib/drawing/bounds';
import type { Box, Drawing } from '@/lib/drawing/types';
import { pieceOf } from '@/lib/pattern/find';
import type { Draft } from '@/lib/pattern/types';
import type { PieceContext } from '../context';
import { pieceDrawing } from './piece-drawing';

const MARGIN = 0.5;

function about([x0, y0, x1, y1]: Box): Box {
  return [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN];
}

/**
 * One piece as it is printed, as a drawing of its own in true scale: `renderSvg(drawing, { widthCm })` with the
 * width of its box cuts it out. Refuses a piece the draft has not.
 */
export function pieceSheet(draft: Draft, id: string, context: PieceContext): Drawing {
  const piece = pieceOf(draft, id);
  if (!piece) throw new RangeError(`No piece ${id}`);
  const items = pieceDrawing(piece, context);
  return { box: about(itemsBox(items) ?? [0, 0, 0, 0]), items };
}
