import type { Material } from '@/lib/pattern/types';
import { type Book, namedPieces, pieceNumber, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import { asCut, type ClothNeed, clothNeeds } from '../cloth-needs';
import { type Block, beside, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { introduction, paragraph } from '../compose/text';
import type { Halved } from '../cut-in-two';
import { layoutFigure } from '../pictures/ink/draw-layout';
import { unnumbered } from '../pictures/ink/number-layout';
import { materialName } from './fabric';
import { cutLast, gluedOf, howToRead, layRightSideUp } from './layout-notes';

/** Every layout to follow, the cloth lying from left to right; all of one material at one scale. */
export const layouts: Chapter = {
  id: 'layouts',
  room: ENOUGH,
  blocks: (book) => set(book, SETTINGS[0]),
  settings: (book) => SETTINGS.map((setting) => () => set(book, setting)),
};

/** How large layouts that stand alone are, and how much of one material stays on one page, cm. */
interface Size {
  readonly share: number;
  readonly onOnePage: number;
}

/** They are followed as well a little smaller, or parted, where that saves a page. */
const SETTINGS = [
  { share: 1, onOnePage: 15 },
  { share: 0.93, onOnePage: 15 },
  { share: 0.86, onOnePage: 15 },
  { share: 1, onOnePage: 9 },
  { share: 0.86, onOnePage: 9 },
] as const;

function set(book: Book, size: Size): Block[] {
  const materials = [...new Set(clothNeeds(book.draft).map(({ material }) => material))];
  return [
    introduction(say(book, 'layouts.intro')),
    howToRead(book),
    ...layRightSideUp(book),
    ...materials.flatMap((material) => layoutsOf(book, material, size)),
  ];
}

type Laid = ClothNeed & { readonly layout: NonNullable<ClothNeed['layout']> };

/** Heights of the widest cloth's picture, cm: standing alone, beside another, and the least that can be followed. */
const HIGH = 9;
const LOW = { interfacing: 4.2, other: 7 } as const;
const LEAST = { interfacing: 2.5, other: 4.5 } as const;
const AIR = 0.8;
const HALF = (COLUMN_WIDTH - AIR) / 2;

function layoutsOf(book: Book, material: Material, { share, onOnePage }: Size): Block[] {
  const laid = clothNeeds(book.draft).filter(
    (need): need is Laid => need.material === material && need.layout !== undefined,
  );
  const title = sectionTitle(materialName(book, material));
  if (laid.length === 0) return [together([title, paragraph(say(book, 'layouts.none'))])];
  const kind = isSmall(laid) ? 'interfacing' : 'other';
  const toCut = laid.map(({ layout }) => layout);
  const head = [title, ...cutLast(book, material, toCut)];
  const longest = Math.max(...laid.map(({ layout }) => layout.length));
  const widest = Math.max(...laid.map(({ layout }) => shownWidth(layout)));
  const pairScale = Math.min(HALF / longest, LOW[kind] / widest);
  const paired = laid.length > 1 && pairScale * widest >= LEAST[kind];
  // In pairs they are as small as they can be followed already.
  const scale = paired ? pairScale : share * Math.min(COLUMN_WIDTH / longest, HIGH / widest);
  const width = paired ? HALF : COLUMN_WIDTH;
  const blocks = laid.map((need) =>
    together([caption(book, need, width), ...figureOf(book, need, scale, width)]),
  );
  const rows = paired ? inPairs(blocks) : blocks;
  const spaced = rows.map((row) => ({ ...row, after: 0.45 }));
  const whole = together([...head, ...spaced]);
  if (whole.height <= onOnePage) return [whole];
  return [together([...head, ...spaced.slice(0, 1)]), ...spaced.slice(1)];
}

/** Interfacing of a few pieces is read at any size; many of them want the room that cloth has. */
const FEW = 8;
const isSmall = (laid: readonly Laid[]): boolean =>
  laid.every(
    ({ material, layout }) =>
      material === 'interfacing' && new Set(layout.placements.map(({ piece }) => piece)).size <= FEW,
  );

function inPairs(blocks: readonly Block[]): Block[] {
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
    beside(blocks.slice(2 * row, 2 * row + 2).map((block, i) => ({ left: i * (HALF + AIR), block }))),
  );
}

const shownWidth = ({ width, folded }: Laid['layout']) => (folded ? width / 2 : width);

function caption(book: Book, { layout, width, buy, material, halved }: Laid, room: number): Block {
  const { numbers } = book;
  const figures = {
    width: numbers.length(width),
    length: numbers.length(layout.length),
    buy: numbers.cloth(buy),
    use: numbers.percent(layout.use),
    glued: gluedOf(material),
  };
  const laid = say(book, layout.folded ? 'layouts.folded' : 'layouts.single', figures);
  const text = halved ? `${laid}. ${inTwo(book, halved)}` : laid;
  return paragraph(text, { style: 'table', width: room, after: 0.1 });
}

const inTwo = (book: Book, { pieces, allowance }: Halved): string =>
  say(book, 'layouts.halved', {
    pieces: namedPieces(
      book,
      pieces.map(({ id }) => id),
    ),
    allowance: book.numbers.length(allowance),
  });

function figureOf(book: Book, { layout, halved }: Laid, scale: number, width: number): Block[] {
  const pieces = asCut(book.draft.pieces, halved);
  const numberOf = (id: string) => pieceNumber(book, id);
  const labels = { fold: say(book, 'layouts.fold'), selvedge: say(book, 'layouts.selvedge') };
  const bare = unnumbered(pieces, layout, { scale, numberOf });
  const named = namedPieces(book, bare);
  const note = { style: 'caption', width, after: 0 } as const;
  return [
    layoutFigure(pieces, layout, { scale, labels, numberOf }),
    ...(bare.length > 0
      ? [paragraph(say(book, 'layouts.unnumbered', { pieces: named, count: bare.length }), note)]
      : []),
  ];
}
