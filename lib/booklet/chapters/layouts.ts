import { type Book, pieceNumber, say } from '../book';
import type { Chapter } from '../chapter';
import type { ClothNeed } from '../cloth-needs';
import { type Block, beside, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { paragraph } from '../compose/text';
import { layoutFigure } from '../drawings/layout-figure';
import { materialName } from './fabric';

/** Every layout to follow, the cloth lying from left to right; all of one material at one scale. */
export const layouts: Chapter = {
  id: 'layouts',
  newPage: true,
  blocks: (book) => {
    const materials = [...new Set(book.cloth.map(({ material }) => material))];
    return [
      paragraph(say(book, 'layouts.intro')),
      paragraph(say(book, 'layouts.legend'), { style: 'caption', after: 0.25 }),
      ...materials.flatMap((material) =>
        layoutsOf(
          book,
          book.cloth.filter((need) => need.material === material),
        ),
      ),
    ];
  },
};

type Laid = ClothNeed & { readonly layout: NonNullable<ClothNeed['layout']> };

/** Highest picture of a full-width layout, and of one that stands beside others, cm. */
const HIGH = 9.5;
const LOW = 4.6;
const AIR = 0.8;

function layoutsOf(book: Book, needs: readonly ClothNeed[]): Block[] {
  const laid = needs.filter((need): need is Laid => need.layout !== undefined);
  const longest = Math.max(...laid.map(({ layout }) => layout.length));
  const widest = Math.max(...laid.map(({ layout }) => shownWidth(layout)));
  const half = (COLUMN_WIDTH - AIR) / 2;
  const small = longest * (LOW / widest) <= half;
  const [width, height] = small ? [half, LOW] : [COLUMN_WIDTH, HIGH];
  const scale = Math.min(width / longest, height / widest);
  const blocks = laid.map((need) => together([caption(book, need, width), figureOf(book, need, scale)]));
  const title = sectionTitle(materialName(book, needs[0]?.material ?? 'shell'));
  const rows = small ? inPairs(blocks, half + AIR) : blocks;
  return rows.map((row, i) => together(i === 0 ? [title, row] : [row], { after: 0.45 }));
}

function inPairs(blocks: readonly Block[], step: number): Block[] {
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) =>
    beside(blocks.slice(2 * row, 2 * row + 2).map((block, i) => ({ left: i * step, block }))),
  );
}

const shownWidth = ({ width, folded }: Laid['layout']) => (folded ? width / 2 : width);

function caption(book: Book, { layout, width, buy }: Laid, room: number): Block {
  const { numbers } = book;
  const figures = {
    width: numbers.length(width),
    length: numbers.length(layout.length),
    buy: numbers.cloth(buy),
    use: numbers.percent(layout.use),
  };
  const text = say(book, layout.folded ? 'layouts.folded' : 'layouts.single', figures);
  return paragraph(text, { style: 'table', width: room, after: 0.1 });
}

function figureOf(book: Book, { layout }: Laid, scale: number): Block {
  const labels = { fold: say(book, 'layouts.fold'), selvedge: say(book, 'layouts.selvedge') };
  return layoutFigure(book.draft.pieces, layout, { scale, labels, numberOf: (id) => pieceNumber(book, id) });
}
