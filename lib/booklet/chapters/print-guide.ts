import { pageMap } from '@/lib/sheets/page-map';
import { type SheetPlan, sheetPlan } from '@/lib/sheets/plan';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { figure } from '../compose/figure';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';

const PAPER = ['a4', 'a3', 'a0', 'a0-long'] as const;
const MAP_HEIGHT = 8.2;

/** How to print each format, how many pages it has, and how they lie. */
export const printGuide: Chapter = {
  id: 'print',
  newPage: true,
  blocks: (book) => {
    const plans = PAPER.map((name) => sheetPlan(book.draft, name, book.locale));
    return [
      paragraph(say(book, 'print.intro')),
      ...bullets(['scale', 'square', 'join', 'cut'].map((key) => say(book, `print.how.${key}`))),
      sectionTitle(say(book, 'print.formats')),
      ...formatTable(book, plans),
      sectionTitle(say(book, 'print.maps')),
      paragraph(say(book, 'print.mapsNote'), { style: 'caption' }),
      ...mapRows(book, plans),
      sectionTitle(say(book, 'print.projectorTitle')),
      paragraph(say(book, 'print.projector')),
    ];
  },
};

function formatTable(book: Book, plans: readonly SheetPlan[]): Block[] {
  return table({
    columns: [{ share: 1.2 }, { share: 1, anchor: 'end' }, { share: 4 }],
    head: ['format', 'pages', 'use'].map((key) => say(book, `print.${key}`)),
    rows: plans.map((plan) => [
      say(book, `print.names.${plan.name}`),
      book.numbers.plain(plan.pages),
      say(book, `print.uses.${plan.name}`, { length: rollLength(book, plan) }),
    ]),
  });
}

/** What a plotting shop bills: the pages of a roll, end to end. */
const rollLength = ({ numbers }: Book, { sizes }: SheetPlan) =>
  numbers.length(sizes.reduce((sum, [, height]) => sum + height, 0));

function mapRows(book: Book, plans: readonly SheetPlan[]): Block[] {
  const width = (COLUMN_WIDTH - 0.8) / 2;
  const maps = plans.map((plan) => mapBlock(book, plan, width));
  return [maps.slice(0, 2), maps.slice(2)].map((row) => ({
    ...beside(row.map((block, i) => ({ left: i * (width + 0.8), block }))),
    after: 0.3,
  }));
}

function mapBlock(book: Book, plan: SheetPlan, width: number): Block {
  const drawing = pageMap(book.draft, plan, width, MAP_HEIGHT);
  const height = drawing.box[3] - drawing.box[1];
  return together([
    paragraph(say(book, `print.names.${plan.name}`), { style: 'strong', width, after: 0.1 }),
    figure(drawing, { width, height, scale: 1 }),
  ]);
}
