import { finishedMeasures } from '@/lib/drafting/finished-measures';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { table } from '../compose/table';
import { paragraph } from '../compose/text';
import { correctionTable } from './corrections';

/** Girths of the garment in the order they are read, each with the body measurement it is compared with. */
const GIRTHS = {
  bust: 'bustCircumference',
  waist: 'waistCircumference',
  hip: 'hipCircumference',
  biceps: 'bicepsCircumference',
} as const;

/** Begun lower than this, cm, its first table goes over to the next page without its title. */
const WHOLE = 14;

export const measurements: Chapter = {
  id: 'measurements',
  room: WHOLE,
  blocks: (book) => [
    paragraph(say(book, 'measurements.intro')),
    sectionTitle(say(book, 'measurements.body')),
    bodyTables(book),
    ...correctionTable(book),
    sectionTitle(say(book, 'measurements.girths')),
    ...girthTable(book),
    paragraph(say(book, 'measurements.easeNote'), { style: 'caption', after: 0.3 }),
    sectionTitle(say(book, 'measurements.lengths')),
    ...lengthTable(book),
  ],
};

function bodyTables(book: Book): Block {
  const rows = MEASUREMENTS.map((name) => [
    say(book, `measurements.names.${name}`),
    book.numbers.length(book.draft.body[name]),
  ]);
  const half = Math.ceil(rows.length / 2);
  const width = (COLUMN_WIDTH - 0.8) / 2;
  const columns = [{ share: 3 }, { share: 1.1, anchor: 'end' as const }];
  const [left, right] = [rows.slice(0, half), rows.slice(half)].map((part) =>
    together(table({ columns, rows: part, width })),
  );
  return {
    ...beside([
      { left: 0, block: left as Block },
      { left: width + 0.8, block: right as Block },
    ]),
    after: 0.35,
  };
}

function girthTable(book: Book): Block[] {
  const { draft, numbers } = book;
  const rows = Object.entries(GIRTHS).flatMap(([girth, measured]) => {
    const finished = draft.finished[girth];
    if (finished === undefined) return [];
    const body = draft.body[measured];
    return [
      [
        girthName(book, girth),
        numbers.length(body),
        numbers.length(finished),
        numbers.length(finished - body),
      ],
    ];
  });
  return table({
    columns: [
      { share: 2 },
      { share: 1, anchor: 'end' },
      { share: 1, anchor: 'end' },
      { share: 1, anchor: 'end' },
    ],
    head: ['girth', 'yours', 'finished', 'ease'].map((key) => say(book, `measurements.${key}`)),
    rows,
  });
}

function lengthTable(book: Book): Block[] {
  const rows = Object.entries(finishedMeasures(book.draft))
    .filter(([name]) => !(name in GIRTHS))
    .map(([name, value]) => [say(book, `measurements.finishedNames.${name}`), book.numbers.length(value)]);
  return table({ columns: [{ share: 4 }, { share: 1, anchor: 'end' }], rows });
}

const girthName = (book: Book, girth: string) => say(book, `measurements.finishedNames.${girth}`);
