import { itemsBox } from '@/lib/drawing/bounds';
import type { Draft } from '@/lib/pattern/types';
import { wordlessContext } from '@/lib/sheets/context';
import { pieceGround } from '@/lib/sheets/pieces/piece-drawing';
import { type Figure, figureOf } from '../drawings/figure';

const MARGIN = 0.6;

/** The front piece of a draft with all its lines and signs, without words. */
export function frontPiece(draft: Draft): Figure {
  const front = draft.pieces.find(({ part, material }) => part === 'front' && material === 'shell');
  if (!front) throw new Error('The showcase has no front');
  const items = pieceGround(front, wordlessContext(draft), 'shell').items.filter(
    ({ kind }) => kind === 'stroke',
  );
  const [x0, y0, x1, y1] = itemsBox(items) ?? [0, 0, 0, 0];
  return figureOf({ box: [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN], items });
}
