import { textCorners } from '@/lib/drawing/bounds';
import type { Bookmark, Form, Page } from '@/lib/drawing/document';
import { written } from '@/lib/drawing/pen';
import { transformItems } from '@/lib/drawing/transform';
import type { Item } from '@/lib/drawing/types';
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

/** Height of the upper edge of the drawing on its page, cm. */
const topOf = ({ height }: Shelves): number => height + 2 * EDGE - EDGE;

/** The pieces with their words, the same in both files. */
const projectedItems = once((context: PieceContext): readonly Item[] => {
  const { shelves, grounds } = shelvesOf(context);
  const top = topOf(shelves);
  return shelves.laid.flatMap((each, i) => pieceItems(each, item(grounds, i), context, top));
});

/** How far to the right words reach: the number of a small piece stands beside it. */
const rightmostWord = (items: readonly Item[]): number =>
  Math.max(...items.flatMap((item) => (item.kind === 'text' ? textCorners(item).map(([x]) => x) : [])));

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
  const { laid, width, height } = shelves;
  const pieces = projectedItems(context);
  const [wide, high] = [Math.max(width + EDGE, rightmostWord(pieces)) + EDGE, height + 2 * EDGE];
  const top = topOf(shelves);
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
