import type { Bookmark, Form, Page } from '@/lib/drawing/document';
import { written } from '@/lib/drawing/pen';
import { transformItems } from '@/lib/drawing/transform';
import type { Item } from '@/lib/drawing/types';
import { CALIBRATION, calibration, gridLines, PROJECTED_TEXT } from './calibration';
import { type PieceContext, pieceName, pieceNumber } from './context';
import { pieceDrawing } from './piece-drawing';
import { PROJECTED } from './piece-label';
import { projectedPieces } from './projected-pieces';
import { EDGE, fittingShelves, type Laid } from './shelves';

function pieceItems({ projected, at }: Laid, context: PieceContext, top: number): Item[] {
  const { piece, width } = projected;
  const items = pieceDrawing(piece, context, { label: PROJECTED, lineWords: false });
  const named = items.some(({ kind }) => kind === 'text');
  const number = String(pieceNumber(piece, context.draft));
  const beside = written(
    number,
    [width + 0.3, 0],
    { size: PROJECTED_TEXT, font: 'sans-bold' },
    { layer: 'text', group: piece.material },
  );
  return transformItems(named ? items : [...items, beside], { offset: [at[0] + EDGE, top - at[1]] });
}

function bookmark({ projected, at: [x, y] }: Laid, { draft, words }: PieceContext, top: number): Bookmark {
  const { piece, twin, width, height } = projected;
  const name = `${pieceNumber(piece, draft)}. ${pieceName(piece, words)}`;
  const [left, bottom] = [x + EDGE, top - y];
  return {
    title: twin ? words('sheets.projector.twin', { name }) : name,
    page: 0,
    box: [Math.max(0, left - 1), Math.max(0, bottom - 1), left + width + 1, bottom + height + 1],
  };
}

/** The one page of a projector file, as a form and a page that shows it, with a bookmark for each piece. */
export function projectedSheet(
  context: PieceContext,
  grid: boolean,
): { form: Form; page: Page; bookmarks: Bookmark[] } {
  const { laid, width, height } = fittingShelves(projectedPieces(context.draft.pieces));
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE];
  const top = high - EDGE;
  const items = [
    ...(grid ? gridLines(wide, high, context, EDGE) : []),
    ...calibration(context, [EDGE, top]),
    ...laid.flatMap((each) => pieceItems(each, context, top)),
  ];
  const form: Form = { id: 'pattern', box: [0, 0, wide, high], items };
  const page: Page = {
    id: '1',
    width: wide,
    height: high,
    placements: [{ form: 'pattern', offset: [0, 0] }],
    items: [],
  };
  const start: Bookmark = {
    title: context.words('sheets.projector.calibration'),
    page: 0,
    box: [0, high - CALIBRATION.height - 2 * EDGE, CALIBRATION.width + 2 * EDGE, high],
  };
  return { form, page, bookmarks: [start, ...laid.map((each) => bookmark(each, context, top))] };
}
