import { textCorners } from '@/lib/drawing/bounds';
import type { Bookmark, Form, Page } from '@/lib/drawing/document';
import { fontMetrics } from '@/lib/drawing/measure-text';
import { written } from '@/lib/drawing/pen';
import { transformItems } from '@/lib/drawing/transform';
import type { Item, Text } from '@/lib/drawing/types';
import { item } from '@/lib/geometry/sequence';
import { once } from '@/lib/pattern/once';
import type { Draft } from '@/lib/pattern/types';
import { type PieceContext, pieceName, pieceNumber } from '../context';
import { PROJECTED } from '../labels/label-style';
import { type Ground, pieceGround, pieceWords } from '../pieces/piece-drawing';
import { CALIBRATION, calibration, gridLines, PROJECTED_TEXT } from './calibration';
import { projectedPieces } from './projected-pieces';
import { EDGE, fittingShelves, type Laid, type Shelves } from './shelves';

const shelved = new WeakMap<Draft, { readonly shelves: Shelves; readonly grounds: readonly Ground[] }>();

/** Where the pieces of a draft are projected, and their lines: the same in both files, made once. */
function shelvesOf(context: PieceContext) {
  const { draft } = context;
  const known = shelved.get(draft);
  if (known) return known;
  const shelves = fittingShelves(projectedPieces(draft.pieces));
  const made = {
    shelves,
    grounds: shelves.laid.map(({ projected }) => pieceGround(projected.piece, context)),
  };
  shelved.set(draft, made);
  return made;
}

function pieceItems({ projected, at }: Laid, ground: Ground, context: PieceContext, top: number): Item[] {
  const { piece, width } = projected;
  const items = [...ground.items, ...pieceWords(ground, context, { label: PROJECTED, lineWords: false })];
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

interface Drawn {
  readonly items: readonly Item[];
  /** Height of the upper edge of the drawing on its page, cm. */
  readonly top: number;
}

/** The pieces with their words, the same in both files; as high above the lower edge as words below the last row ask. */
const drawnPieces = once((context: PieceContext): Drawn => {
  const { shelves, grounds } = shelvesOf(context);
  const top = shelves.height + EDGE;
  const items = shelves.laid.flatMap((each, i) => pieceItems(each, item(grounds, i), context, top));
  const raised = Math.max(0, EDGE - lowestWord(items));
  return { items: raised > 0 ? transformItems(items, { offset: [0, raised] }) : items, top: top + raised };
});

const textsOf = (items: readonly Item[]): Text[] =>
  items.flatMap((each) => (each.kind === 'text' ? [each] : []));

/** How far down words reach with their descenders, however they are turned. */
const lowestWord = (items: readonly Item[]): number =>
  Math.min(
    ...textsOf(items).flatMap((text) => {
      const corners = textCorners(text);
      const [low, , , high] = corners;
      const { capHeight, descent } = fontMetrics(text.font);
      // The corners leave half of a descender out.
      const more = -descent / 2 / (capHeight - descent / 2);
      return corners.map(([, y]) => y - more * Math.abs(high[1] - low[1]));
    }),
  );

/** How far to the right words reach: the number of a small piece stands beside it. */
const rightmostWord = (items: readonly Item[]): number =>
  Math.max(...textsOf(items).flatMap((text) => textCorners(text).map(([x]) => x)));

function bookmark({ projected, at: [x, y] }: Laid, { draft, words }: PieceContext, top: number): Bookmark {
  const { piece, twin, width, height } = projected;
  const name = `${pieceNumber(piece, draft)}. ${pieceName(piece, { draft, words })}`;
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
  const { shelves } = shelvesOf(context);
  const { laid, width } = shelves;
  const { items: pieces, top } = drawnPieces(context);
  const [wide, high] = [Math.max(width + EDGE, rightmostWord(pieces)) + EDGE, top + EDGE];
  const items = [
    ...(grid ? gridLines(wide, high, context, EDGE) : []),
    ...calibration(context, [EDGE, top]),
    ...pieces,
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
