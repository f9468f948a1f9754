import { itemsBox } from '@/lib/drawing/bounds';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Drawing, FillName, Item } from '@/lib/drawing/types';
import { copiesOf } from '@/lib/layout/shapes';
import type { Draft, Piece } from '@/lib/pattern/types';
import { wordlessContext } from '@/lib/sheets/context';
import { piecePlain } from '@/lib/sheets/pieces/piece-drawing';
import type { PieceLabel } from './protocol';

const GAP = 4;
/** Room kept under every piece for its name, and the least width a name needs. */
const LABEL_HEIGHT = 10;
const LABEL_WIDTH = 23;
/** Width to height of a board that fills a screen well. */
const ASPECT = 1.35;
const MATERIALS = ['shell', 'contrast', 'lining', 'interfacing'];

interface PieceBoard {
  readonly drawing: Drawing;
  readonly labels: readonly PieceLabel[];
}

interface Laid {
  readonly piece: Piece;
  readonly items: readonly Item[];
  readonly box: Box;
}

/** Pieces of a draft, all unless told otherwise, side by side in rows, the tallest first, names left to the screen. */
export function pieceBoard(draft: Draft, shown: readonly Piece[] = draft.pieces): PieceBoard {
  const pieces = shown.map((piece) => drawn(piece, draft)).sort(byMaterialThenHeight);
  const rows = inRows(pieces, rowWidth(pieces));
  const items: Item[] = [];
  const labels: PieceLabel[] = [];
  let top = 0;
  for (const row of rows) {
    const height = Math.max(...row.map(heightOf));
    let left = 0;
    for (const each of row) {
      const { piece, items: own, box } = each;
      const middle = left + widthOf(each) / 2;
      const [dx, dy] = [middle - (box[0] + box[2]) / 2, top - box[3]];
      items.push(...transformItems(own, { offset: [dx, dy] }));
      labels.push(labelOf(piece, middle, box[1] + dy));
      left += widthOf(each) + GAP;
    }
    top -= height + LABEL_HEIGHT + GAP;
  }
  const [x0, y0, x1, y1] = itemsBox(items) ?? [0, 0, 1, 1];
  return { drawing: { box: [x0, y0 - LABEL_HEIGHT, x1, y1], items }, labels };
}

function drawn(piece: Piece, draft: Draft): Laid {
  const fill: FillName = piece.material;
  const strokes = piecePlain(piece, wordlessContext(draft), fill).filter((item) => item.kind === 'stroke');
  const named = strokes.map((stroke) => ({ ...stroke, id: `${piece.id}/${stroke.id ?? stroke.stroke}` }));
  return { piece, items: named, box: itemsBox(named) ?? [0, 0, 0, 0] };
}

const heightOf = ({ box }: Laid) => box[3] - box[1];
const widthOf = ({ box }: Laid) => Math.max(LABEL_WIDTH, box[2] - box[0]);

function byMaterialThenHeight(a: Laid, b: Laid): number {
  const order = MATERIALS.indexOf(a.piece.material) - MATERIALS.indexOf(b.piece.material);
  return order || heightOf(b) - heightOf(a);
}

/** The width at which the rows together have about the proportions of a screen. */
function rowWidth(pieces: readonly Laid[]): number {
  const area = pieces.reduce(
    (sum, each) => sum + (widthOf(each) + GAP) * (heightOf(each) + LABEL_HEIGHT + GAP),
    0,
  );
  const widest = Math.max(...pieces.map(widthOf));
  return Math.max(widest, Math.sqrt(area * ASPECT) * 1.1);
}

/** Each material begins a row of its own. */
function inRows(pieces: readonly Laid[], width: number): Laid[][] {
  const rows: Laid[][] = [];
  let used = 0;
  for (const each of pieces) {
    const row = rows.at(-1);
    if (row?.[0]?.piece.material === each.piece.material && used + widthOf(each) <= width) row.push(each);
    else {
      rows.push([each]);
      used = 0;
    }
    used += widthOf(each) + GAP;
  }
  return rows;
}

/** A name stands under its piece, in the middle. */
function labelOf(piece: Piece, x: number, lowest: number): PieceLabel {
  return {
    id: piece.id,
    material: piece.material,
    count: copiesOf(piece),
    onFold: piece.cut.onFold,
    x,
    y: -lowest,
  };
}
