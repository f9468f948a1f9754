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

/** Pieces of a draft, all unless told otherwise, side by side in rows, names left to the screen. */
export function pieceBoard(draft: Draft, shown: readonly Piece[] = draft.pieces): PieceBoard {
  const pieces = inOrder(shown.map((piece) => drawn(piece, draft)));
  const rows = inRows(pieces, rowWidth(pieces));
  const items: Item[] = [];
  const labels: PieceLabel[] = [];
  let top = 0;
  for (const row of rows) {
    const height = Math.max(...row.map(heightOf));
    let left = 0;
    for (const each of row) {
      const { items: own, box } = each;
      const middle = left + widthOf(each) / 2;
      const [dx, dy] = [middle - (box[0] + box[2]) / 2, top - box[3]];
      items.push(...transformItems(own, { offset: [dx, dy] }));
      labels.push(labelOf(each, middle, box[1] + dy));
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

const heightOf = ({ box }: Pick<Laid, 'box'>) => box[3] - box[1];
const widthOf = ({ box }: Laid) => Math.max(LABEL_WIDTH, box[2] - box[0]);

/** The tall ones first, so that no row is high for one of them alone; then by material and height. */
function inOrder(pieces: readonly Laid[]): Laid[] {
  const tallest = Math.max(...pieces.map(heightOf));
  const isSmall = (each: Laid) => Number(heightOf(each) < tallest / 2);
  const materialOf = ({ piece }: Laid) => MATERIALS.indexOf(piece.material);
  return [...pieces].sort(
    (a, b) => isSmall(a) - isSmall(b) || materialOf(a) - materialOf(b) || heightOf(b) - heightOf(a),
  );
}

/** How many widths of the rows are tried. */
const TRIED = 24;

/** The width of rows at which all of them are seen largest on a screen of about those proportions. */
function rowWidth(pieces: readonly Laid[]): number {
  const least = Math.max(...pieces.map(widthOf));
  const most = pieces.reduce((sum, each) => sum + widthOf(each) + GAP, 0);
  const widths = Array.from({ length: TRIED + 1 }, (_, i) => least + ((most - least) * i) / TRIED);
  const fills = widths.map((width) => ({ width, side: sideOf(inRows(pieces, width)) }));
  return fills.reduce((best, each) => (each.side < best.side ? each : best)).width;
}

/** What the rows need of the screen, as its height. */
function sideOf(rows: readonly Laid[][]): number {
  const wide = rows.map((row) => row.reduce((sum, each) => sum + widthOf(each) + GAP, 0));
  const high = rows.map((row) => Math.max(...row.map(heightOf)) + LABEL_HEIGHT + GAP);
  return Math.max(
    Math.max(...wide) / ASPECT,
    high.reduce((sum, each) => sum + each, 0),
  );
}

/** One after the other, a new row where the last is full. */
function inRows(pieces: readonly Laid[], width: number): Laid[][] {
  const rows: Laid[][] = [];
  let used = 0;
  for (const each of pieces) {
    const row = rows.at(-1);
    if (row && used + widthOf(each) <= width) row.push(each);
    else {
      rows.push([each]);
      used = 0;
    }
    used += widthOf(each) + GAP;
  }
  return rows;
}

/** A name stands under its piece, in the middle. */
function labelOf({ piece, box }: Laid, x: number, lowest: number): PieceLabel {
  return {
    id: piece.id,
    ...(piece.cut.side ? { side: piece.cut.side } : {}),
    material: piece.material,
    count: copiesOf(piece),
    onFold: piece.cut.onFold,
    x,
    y: -lowest,
    wide: box[2] - box[0],
    high: heightOf({ box }),
  };
}
