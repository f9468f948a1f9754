import { type Book, pieceNumber, say } from '../book';
import type { Chapter } from '../chapter';
import type { ClothNeed } from '../cloth-needs';
import { type Block, together } from '../compose/block';
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

function layoutsOf(book: Book, needs: readonly ClothNeed[]): Block[] {
  const laid = needs.filter((need): need is Laid => need.layout !== undefined);
  const longest = Math.max(...laid.map(({ layout }) => layout.length));
  const widest = Math.max(...laid.map(({ layout }) => shownWidth(layout)));
  const scale = Math.min((COLUMN_WIDTH - 0.6) / longest, 9.5 / widest);
  return laid.map((need, i) => {
    const blocks = [caption(book, need), figureOf(book, need, scale)];
    const title = sectionTitle(materialName(book, need.material));
    return together(i === 0 ? [title, ...blocks] : blocks, { after: 0.45 });
  });
}

const shownWidth = ({ width, folded }: Laid['layout']) => (folded ? width / 2 : width);

function caption(book: Book, { layout, width, buy }: Laid): Block {
  const { numbers } = book;
  const figures = {
    width: numbers.length(width),
    length: numbers.length(layout.length),
    buy: numbers.cloth(buy),
    use: numbers.percent(layout.use),
  };
  return paragraph(say(book, layout.folded ? 'layouts.folded' : 'layouts.single', figures), { after: 0.1 });
}

function figureOf(book: Book, { layout }: Laid, scale: number): Block {
  const labels = { fold: say(book, 'layouts.fold'), selvedge: say(book, 'layouts.selvedge') };
  return layoutFigure(book.draft.pieces, layout, { scale, labels, numberOf: (id) => pieceNumber(book, id) });
}
