import { pageMap } from '@/lib/sheets/page-map';
import { type SheetPlan, sheetPlan } from '@/lib/sheets/plan';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { figure } from '../compose/figure';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';

const PAPER = ['a4', 'a3', 'a0', 'a0-long'] as const;
const MAP_HEIGHT = 7.6;

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
      mapRow(book, plans),
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

/** Share of the column each map gets: the finer its pages, the more room. */
const MAP_WIDTHS = { a4: 5.4, a3: 4.2, a0: 3.2, 'a0-long': 2.6 } as const;
const MAP_GAP = 0.5;

function mapRow(book: Book, plans: readonly SheetPlan[]): Block {
  let left = 0;
  const parts = plans.map((plan) => {
    const width = MAP_WIDTHS[plan.name as keyof typeof MAP_WIDTHS];
    const part = { left, block: mapBlock(book, plan, width) };
    left += width + MAP_GAP;
    return part;
  });
  return { ...beside(parts), after: 0.3 };
}

function mapBlock(book: Book, plan: SheetPlan, width: number): Block {
  const drawing = pageMap(book.draft, plan, width, MAP_HEIGHT);
  const height = drawing.box[3] - drawing.box[1];
  return together([
    paragraph(say(book, `print.names.${plan.name}`), { style: 'strong', width, after: 0.1 }),
    figure(drawing, { width: drawing.box[2], height, scale: 1 }),
  ]);
}
