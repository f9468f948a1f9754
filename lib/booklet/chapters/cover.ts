import { itemsBox } from '@/lib/drawing/bounds';
import type { PlacedRaster } from '@/lib/drawing/document';
import { boxPath } from '@/lib/drawing/paths';
import type { Item } from '@/lib/drawing/types';
import { flatDrawing } from '@/lib/flat/flat';
import { type Book, say } from '../book';
import { type Block, beside, space, together } from '../compose/block';
import { qrBlock } from '../compose/draw-qr-code';
import { figure, fittingScale } from '../compose/figure';
import { COLUMN_HEIGHT, COLUMN_WIDTH } from '../compose/page';
import { grainDivider } from '../compose/strokes';
import { paragraph } from '../compose/text';
import { qrText } from './care';
import { factsBlock } from './cover-facts';

export interface ContentsLine {
  readonly number: number;
  readonly title: string;
  readonly page: number;
}

const QR = 2.6;
/** The place of the garment as it is worn. */
const WORN = { id: 'worn', highest: 11.5 } as const;

/** One page: whose it is, what it looks like from front and back, what is inside. */
export function coverBlock(book: Book, contents: readonly ContentsLine[]): Block {
  const head = headBlock(book);
  const foot = footBlock(book, contents);
  const room = COLUMN_HEIGHT - head.height - foot.height - 1.6;
  const views = viewsBlock(book, Math.min(room, 13));
  return together([
    head,
    space((room - views.height) / 2 + 0.3),
    views,
    space((room - views.height) / 2 + 0.3),
    foot,
  ]);
}

/** Front and back; beside them, as large, the garment as it is worn, where it was seen so. */
function viewsBlock(book: Book, room: number): Block {
  const { worn } = book;
  const high = Math.min(room, WORN.highest);
  const wide = worn ? (high * worn.columns) / worn.rows : 0;
  const each = (COLUMN_WIDTH - wide) / 2;
  const views = (['front', 'back'] as const).map((view, i) => ({
    left: wide + i * each,
    block: viewBlock(book, view, { width: each - 0.6, room }),
  }));
  return beside(worn ? [{ left: 0, block: placeOf(WORN.id, wide, high) }, ...views] : views);
}

/** Holds the place of a picture: `rastersOfCover` finds it once the page is set. */
const placeOf = (id: string, width: number, height: number, left = 0): Block => ({
  height,
  draw: (x, y) => [
    {
      kind: 'stroke',
      layer: 'sheet',
      stroke: 'none',
      id,
      path: boxPath([x + left, y - height, x + left + width, y]),
    },
  ],
});

const FLAT = { front: 'flat-front', back: 'flat-back' } as const;

/** The garment as it is worn and its drawings in its cloth, where the set cover keeps a place for them. */
export function rastersOfCover({ worn, flats }: Book, items: readonly Item[]): PlacedRaster[] {
  const pictures = [
    [WORN.id, worn],
    [FLAT.front, flats?.front],
    [FLAT.back, flats?.back],
  ] as const;
  return pictures.flatMap(([id, raster]) => {
    const box = itemsBox(items.filter((item) => item.kind === 'stroke' && item.id === id));
    return raster && box ? [{ raster, box }] : [];
  });
}

function headBlock(book: Book): Block {
  return together([
    paragraph('Droitfil', { style: 'section', after: 0.9 }),
    paragraph(book.patternName, { style: 'cover', after: 0.2 }),
    paragraph(madeFor(book), { style: 'lead', after: 0.1 }),
    paragraph(say(book, 'cover.kind'), { style: 'body', after: 0.25 }),
    { height: 0.1, draw: (x, y) => grainDivider([x, y], [x + COLUMN_WIDTH, y]) },
  ]);
}

const madeFor = (book: Book) =>
  book.wearer === '' ? say(book, 'cover.made') : say(book, 'cover.madeFor', { wearer: book.wearer });

/** The drawing as high as it comes out at the width there is, so that its name stands right under it. */
function viewBlock(
  book: Book,
  view: 'front' | 'back',
  { width, room }: { readonly width: number; readonly room: number },
): Block {
  const drawing = flatDrawing(book.draft, view);
  const [left, bottom, right, top] = drawing.box;
  const scale = fittingScale(drawing, width, room - 0.7);
  const [wide, height] = [(right - left) * scale, (top - bottom) * scale];
  return together([
    book.flats
      ? { ...placeOf(FLAT[view], wide, height, (width - wide) / 2), after: 0.25 }
      : figure(drawing, { width, height: height + 0.25, scale }),
    paragraph(say(book, `cover.${view}`), { style: 'caption', width, anchor: 'middle', after: 0 }),
  ]);
}

function footBlock(book: Book, contents: readonly ContentsLine[]): Block {
  return together([
    { ...factsBlock(book), after: 0.7 },
    beside([
      { left: 0, block: contentsBlock(book, contents) },
      { left: COLUMN_WIDTH - 5.2, block: identityBlock(book) },
    ]),
  ]);
}

function contentsBlock(book: Book, contents: readonly ContentsLine[]): Block {
  const width = 10.6;
  const lines = contents.map(({ number, title, page }) =>
    beside([
      { left: 0, block: paragraph(String(number), { style: 'caption', width: 0.6 }) },
      { left: 0.7, block: paragraph(title, { style: 'caption', width: width - 2 }) },
      { left: 0, block: paragraph(String(page), { style: 'caption', width, anchor: 'end' }) },
    ]),
  );
  return together([
    paragraph(say(book, 'cover.contents'), { style: 'strong', width, after: 0.12 }),
    ...lines,
  ]);
}

function identityBlock(book: Book): Block {
  const width = 5.2;
  const { code, date, numbers } = book;
  return together([
    qrBlock(book.sewLink ?? qrText(book), QR),
    paragraph(say(book, book.sewLink ? 'cover.sew' : 'cover.scan'), { style: 'caption', width, after: 0.15 }),
    paragraph(code, { style: 'strong', width, after: 0.05 }),
    paragraph(say(book, 'cover.version', { date: numbers.date(date) }), { style: 'caption', width }),
  ]);
}
