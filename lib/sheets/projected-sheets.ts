import type { Bookmark, Form, Page } from '@/lib/drawing/document';
import { fitText } from '@/lib/drawing/fit-text';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, written } from '@/lib/drawing/pen';
import { INCH_SQUARE, METRIC_SQUARE, squareLengths, testSquare } from '@/lib/drawing/test-square';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Item, StrokeName, XY } from '@/lib/drawing/types';
import { type PieceContext, pieceName, pieceNumber } from './context';
import { LONGEST_PAGE } from './formats';
import { pieceDrawing } from './piece-drawing';
import { PROJECTED } from './piece-label';
import { type ProjectedPiece, projectedPieces } from './projected-pieces';

const PLACE = { layer: 'sheet' } as const;
/** The rectangle by which a projector is set up, cm. */
const CALIBRATION = { width: 60, height: 40 };
/** Between two pieces, and half of what the page is larger than the drawing, cm. */
const GAP = 3;
const EDGE = 0.5;
/** Rows are this wide unless a piece is longer: about what a projector above a table covers twice. */
const ROW_WIDTH = 160;
const TEXT = 2.2;

interface Laid {
  readonly projected: ProjectedPiece;
  readonly at: XY;
}

interface Shelves {
  readonly laid: readonly Laid[];
  readonly width: number;
  readonly height: number;
}

/** Pieces one after the other in rows, the first row beside the calibration rectangle; y downward from the top. */
function shelves(pieces: readonly ProjectedPiece[], rowWidth: number): Shelves {
  const laid: Laid[] = [];
  let [x, y, rowHeight, width] = [CALIBRATION.width + GAP, 0, CALIBRATION.height, CALIBRATION.width];
  for (const projected of pieces) {
    if (x > 0 && x + projected.width > rowWidth) {
      [x, y, rowHeight] = [0, y + rowHeight + GAP, 0];
    }
    laid.push({ projected, at: [x, y + projected.height] });
    width = Math.max(width, x + projected.width);
    x += projected.width + GAP;
    rowHeight = Math.max(rowHeight, projected.height);
  }
  return { laid, width, height: y + rowHeight };
}

/** Rows as wide as they must be for the page to stay under the longest side. */
function fittingShelves(pieces: readonly ProjectedPiece[]): Shelves {
  const widest = Math.max(ROW_WIDTH, ...pieces.map(({ width }) => width));
  for (let rowWidth = widest; rowWidth < LONGEST_PAGE - 1; rowWidth += 40) {
    const found = shelves(pieces, rowWidth);
    if (found.height <= LONGEST_PAGE - 2 * EDGE) return found;
  }
  return shelves(pieces, LONGEST_PAGE - 2 * EDGE);
}

function calibration({ identity, words }: PieceContext, top: number): Item[] {
  const { width, height } = CALIBRATION;
  const box: Box = [EDGE, top - height, EDGE + width, top];
  const line = (text: string, row: number): Item =>
    written(
      fitText(text, 'sans-bold', TEXT, width - 4),
      [EDGE + 2, top - 3.6 - row * 3],
      { size: TEXT, font: 'sans-bold' },
      PLACE,
    );
  const metric: XY = [EDGE + 2, top - height + 3];
  const inches: XY = [metric[0] + METRIC_SQUARE + 4, metric[1]];
  return [
    drawn(boxPath(box), 'join', PLACE),
    line(identity.patternName, 0),
    line(`${identity.wearer} · ${identity.date}`, 1),
    line(identity.code, 2),
    line(words('sheets.projector.rectangle'), 3),
    line(words('sheets.projector.measure'), 4),
    ...testSquare(metric, METRIC_SQUARE, METRIC_SQUARE, PLACE),
    ...squareLengths(metric, METRIC_SQUARE, words('sheets.test.metric'), 1.4, PLACE).slice(0, 1),
    ...testSquare(inches, INCH_SQUARE, INCH_SQUARE, PLACE),
    ...squareLengths(inches, INCH_SQUARE, words('sheets.test.inches'), 1.4, PLACE).slice(0, 1),
  ];
}

/** Lines at every step over the page; every second one belongs to the coarse grid. */
function gridLines(width: number, height: number, step: number): Item[] {
  const place = { layer: 'grid' } as const;
  const across = (from: number, coarse: boolean, stroke: StrokeName): Item => {
    const at: number[] = [];
    for (let i = from; EDGE + i * step <= Math.max(width, height); i++)
      if ((i % 2 === 0) === coarse) at.push(EDGE + i * step);
    const lines = at.flatMap((cm) => [
      ...(cm <= width ? linePath([cm, 0], [cm, height]) : []),
      ...(cm <= height ? linePath([0, cm], [width, cm]) : []),
    ]);
    return drawn(lines, stroke, place);
  };
  return [across(0, false, 'grid-fine'), across(0, true, 'grid')];
}

/** Steps of the fine grid: 5 cm, or 2 in; the coarse one is twice as wide. */
const gridStep = ({ unit }: PieceContext): number => (unit === 'in' ? 5.08 : 5);

function pieceItems({ projected, at }: Laid, context: PieceContext, top: number): Item[] {
  const { piece, width } = projected;
  const items = pieceDrawing(piece, context, { label: PROJECTED, lineWords: false });
  const named = items.some(({ kind }) => kind === 'text');
  const number = String(pieceNumber(piece, context.draft));
  const beside = written(
    number,
    [width + 0.3, 0],
    { size: TEXT, font: 'sans-bold' },
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
    ...(grid ? gridLines(wide, high, gridStep(context)) : []),
    ...calibration(context, top),
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
