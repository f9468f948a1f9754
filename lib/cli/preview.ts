import type { Drawing } from '@/lib/drawing/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import type { PieceContext } from '@/lib/sheets/context';
import { pieceDrawing } from '@/lib/sheets/pieces/piece-drawing';
import { placePiece } from '@/lib/sheets/pieces/place-piece';

/** Space between pieces, and the width a row may have, cm. */
const GAP = 3;
const ROW = 150;

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ cutLine }: Piece): Box {
  const xs = cutLine.map(([x]) => x);
  const ys = cutLine.map(([, y]) => y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  return { minX, minY, width: Math.max(...xs) - minX, height: Math.max(...ys) - minY };
}

/** All pieces of a draft side by side, as they are drawn on the sheets. */
export function previewDrawing(draft: Draft, context: PieceContext): Drawing {
  let [x, y, row, width] = [0, 0, 0, 0];
  const items = draft.pieces.flatMap((piece) => {
    const box = boxOf(piece);
    if (x > 0 && x + box.width > ROW) [x, y, row] = [0, y - row - GAP, 0];
    const placed = placePiece(piece, [1, 0, 0, 1, x - box.minX, y - box.height - box.minY]);
    x += box.width + GAP;
    row = Math.max(row, box.height);
    width = Math.max(width, x);
    return pieceDrawing(placed, context);
  });
  return { box: [-1, y - row - 1, width, 1], items };
}
