import { itemsBox } from '@/lib/drawing/bounds';
import { transformItems } from '@/lib/drawing/transform';
import type { Drawing, Item } from '@/lib/drawing/types';
import type { Draft, Piece } from '@/lib/pattern/types';
import { wordlessContext } from '@/lib/sheets/context';
import { piecePlain } from '@/lib/sheets/pieces/piece-drawing';

/** Cm between one piece and the next, and round all of them: lines are drawn half outside. */
const GAP = 4;
const MARGIN = 0.4;

/** The pieces cut from the main cloth hung side by side on one line, without words. */
export function pieceRow(draft: Draft): Drawing {
  const shell = draft.pieces.filter(({ material }) => material === 'shell');
  const items: Item[] = [];
  let right = 0;
  for (const own of shell.map((piece) => linesOf(piece, draft))) {
    const [x0, , x1, top] = itemsBox(own) ?? [0, 0, 0, 0];
    items.push(...transformItems(own, { offset: [right - x0, -top] }));
    right += x1 - x0 + GAP;
  }
  const [x0, y0, x1, y1] = itemsBox(items) ?? [0, 0, 1, 1];
  return { box: [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN], items };
}

function linesOf(piece: Piece, draft: Draft): readonly Item[] {
  return piecePlain(piece, wordlessContext(draft), 'shell').filter(({ kind }) => kind === 'stroke');
}
