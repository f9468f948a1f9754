import { type SheetPlan, sheetPlan } from '@/lib/sheets/plan';
import { type Book, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import type { Block } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { table } from '../compose/table';
import { bullets, paragraph } from '../compose/text';
import { mapRows } from './map-rows';

const PAPER = ['a4', 'a3', 'a0', 'a0-long'] as const;

/** How to print each format, how many pages it has, and how they lie. */
export const printGuide: Chapter = {
  id: 'print',
  room: ENOUGH,
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
      paragraph(say(book, 'print.projector', { unit: book.unit })),
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
      say(book, `print.uses.${plan.name}`, rollFigures(book, plan)),
    ]),
  });
}

/** What a plotting shop bills: the pages of a roll, end to end; strips side by side are told as such. */
function rollFigures({ numbers }: Book, { sizes, layout }: SheetPlan) {
  const several = layout.columns > 1 ? 'joined' : 'sheets';
  return {
    length: numbers.length(sizes.reduce((sum, [, height]) => sum + height, 0)),
    each: numbers.length(Math.max(...sizes.map(([, height]) => height))),
    count: sizes.length,
    strips: sizes.length > 1 ? several : 'one',
  };
}
