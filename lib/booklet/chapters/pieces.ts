import { doubleArrow } from '@/lib/drawing/arrow';
import { transformItems } from '@/lib/drawing/transform';
import type { Drawing, Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/geometry/bounds';
import type { Pair } from '@/lib/geometry/types';
import { copiesOf } from '@/lib/layout/shapes';
import { cutManner } from '@/lib/pattern/cut-manner';
import { isCutOpened } from '@/lib/pattern/cut-opened';
import type { Piece } from '@/lib/pattern/types';
import { ledNumber } from '@/lib/sheets/labels/led-number';
import { type Book, pieceName, pieceNumber, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import { type Block, beside } from '../compose/block';
import { figure, fittingScale } from '../compose/figure';
import { COLUMN_WIDTH } from '../compose/page';
import { ON_PAGE } from '../compose/strokes';
import { introduction, paragraph } from '../compose/text';
import { artOutline } from '../pictures/cloth/lay-piece';
import { NUMBER_SIZES, numberWithin } from '../pictures/ink/place-number';
import { clothItems, foldItem } from '../pictures/ink/tint-cloth';

const PER_ROW = 3;
const CELL = COLUMN_WIDTH / PER_ROW;
/** So high is the highest of them, cm; lower only where that saves a page. */
const PICTURES = [3.6, 3, 2.5] as const;
const LOWEST = 1.2;

/** Every piece with its number, name, material and how often it is cut. */
export const pieces: Chapter = {
  id: 'pieces',
  room: ENOUGH,
  blocks: (book) => drawnWithin(book, PICTURES[0]),
  settings: (book) => PICTURES.map((height) => () => drawnWithin(book, height)),
};

function drawnWithin(book: Book, height: number): Block[] {
  const all = book.draft.pieces;
  const rows = Array.from({ length: Math.ceil(all.length / PER_ROW) }, (_, row) =>
    all.slice(row * PER_ROW, (row + 1) * PER_ROW),
  );
  const scaleOf = (piece: Piece) => fittingScale(pieceDrawing(piece), CELL - 0.8, height);
  const common = Math.min(...all.map(scaleOf));
  return [
    introduction(say(book, 'pieces.intro', { count: all.length })),
    ...rows.map((row) => ({
      ...beside(
        // Small pieces are shown at twice the common scale at most, so that sizes can still be compared by eye.
        rowOfCells(book, row, (piece) => Math.min(scaleOf(piece), 2 * common)).map((block, i) => ({
          left: i * CELL,
          block,
        })),
      ),
      after: 0.4,
    })),
  ];
}

/** Pieces beside each other, the row as high as the highest picture in it. */
function rowOfCells(book: Book, row: readonly Piece[], scaleOf: (piece: Piece) => number): Block[] {
  const heights = row.map((piece) => {
    const [, bottom, , top] = pieceDrawing(piece).box;
    return (top - bottom) * scaleOf(piece);
  });
  const height = Math.max(LOWEST, ...heights);
  return row.map((piece) => cell(book, piece, scaleOf(piece), height));
}

function cell(book: Book, piece: Piece, scale: number, height: number): Block {
  const drawing = pieceDrawing(piece, { scale, number: pieceNumber(book, piece.id) });
  const picture = figure(drawing, { width: CELL - 0.8, height, scale });
  const name = paragraph(`${pieceNumber(book, piece.id)} · ${pieceName(book, piece.id)}`, {
    style: 'strong',
    width: CELL - 0.5,
    after: 0,
  });
  const cut = paragraph(cuttingLine(book, piece), { style: 'caption', width: CELL - 0.5, after: 0 });
  return {
    height: height + 0.15 + name.height + cut.height,
    draw: (x, y) => [
      ...picture.draw(x, y),
      ...name.draw(x, y - height - 0.15),
      ...cut.draw(x, y - height - 0.15 - name.height),
    ],
  };
}

/** `Couper 2 × tissu, en miroir`: the very words printed on the piece. */
export function cuttingLine({ words }: Book, piece: Piece): string {
  const material = words(`sheets.material.${piece.material}`);
  return words(`sheets.piece.cut${cutManner(piece)}`, { count: copiesOf(piece), material });
}

function pieceDrawing(piece: Piece, label?: Label): Drawing {
  const opened = isCutOpened(piece);
  const outline = artOutline(piece, opened);
  const { left, bottom, right, top } = boundsOf(outline);
  return {
    box: [left, bottom, right, top],
    items: [
      ...clothItems(outline, piece.material, 'right', label?.scale),
      ...(opened ? [] : foldItem(piece)),
      ...(label ? labelItems(piece, outline, label) : []),
    ],
  };
}

interface Label {
  readonly scale: number;
  readonly number: number;
}

type Line = readonly [Pair, Pair];

/** So far to either side of a piece its number may stand, cm on the page. */
const BESIDE = 1;

/** Beside the grainline, never on it: where a strip leaves no room beside it, the line ends above the number. */
function labelItems({ grain }: Piece, outline: readonly Pair[], { scale, number }: Label): Item[] {
  const large = (points: readonly Pair[]) => points.map(([x, y]): Pair => [x * scale, y * scale]);
  const own = large(outline);
  const lines: Line[] = [grain, shortened(grain)];
  const numbered = lines.flatMap((line) => {
    const within = numberWithin(String(number), { own, above: [], lines: [large(line)], shafts: [] });
    return within ? [{ line, items: [within] }] : [];
  });
  const { line, items } = numbered[0] ?? { line: shortened(grain), items: numberBeside(String(number), own) };
  return [
    ...doubleArrow(...line, 'grain', ON_PAGE, 0.2 / scale),
    ...transformItems(items, { scale: 1 / scale }),
  ];
}

/** A piece that has no room even then: with a line from its number. */
function numberBeside(number: string, shape: readonly Pair[]): Item[] {
  const { left, right, bottom, top } = boundsOf(shape);
  // Its cell is at least so high.
  const up = Math.max(0, LOWEST - (top - bottom)) / 2;
  const room = [left - BESIDE, bottom - up, right + BESIDE, top + up] as const;
  const alone = { over: [], under: [], lines: [], boxes: [] };
  return ledNumber({ number, size: NUMBER_SIZES[0], shape, room, ...alone }, ON_PAGE) ?? [];
}

/** Of a grainline that is only shown, this share gives way. */
const GIVES_WAY = 0.45;

function shortened([a, b]: Line): Line {
  const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
  const at = (i: 0 | 1) => low[i] + (high[i] - low[i]) * GIVES_WAY;
  return [[at(0), at(1)], high];
}
