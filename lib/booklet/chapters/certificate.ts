import type { SeamView, Side } from '@/lib/drafting/checks/context/seam-view';
import { type Book, pieceName, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import type { Block } from '../compose/block';
import { PAD, table } from '../compose/table';
import { introduction } from '../compose/text';
import { selector } from '../steps/facts';
import { placeOfLine } from '../steps/place';
import { type InnerDart, innerDarts } from './inner-darts';
import { told, toldSeam } from './told-seam';

/** Every pair of seams with both lengths as drawn, what is planned between them, and what remains. */
export const certificate: Chapter = {
  id: 'certificate',
  room: ENOUGH,
  blocks: (book) => seamTable(book, PAD),
  settings: (book) => PADS.map((pad) => () => seamTable(book, pad)),
};

/** A last row alone on a page is taken in by closing the rows up. */
const PADS = [PAD, 0.09, 0.07] as const;

const seamTable = (book: Book, pad: number): Block[] => [
  introduction(say(book, 'certificate.intro'), { after: 0.1 }),
  introduction(say(book, 'certificate.note', { waist: hasWaistSeam(book) }), {
    style: 'caption',
    after: 0.3,
  }),
  ...table({
    columns: [
      { share: 2.1 },
      { share: 3.4 },
      { share: 1.1, anchor: 'end' },
      { share: 3.4 },
      { share: 1.1, anchor: 'end' },
      { share: 1.3, anchor: 'end' },
      { share: 1.1, anchor: 'end' },
    ],
    head: ['seam', 'one', 'length', 'other', 'length', 'planned', 'left'].map((key) =>
      say(book, `certificate.${key}`),
    ),
    rows: rowsOf(book),
    pad,
  }),
];

/** A seam at the waist itself, whose length a reader may compare with the waist of the garment. */
const hasWaistSeam = ({ draft: { choices } }: Book): string =>
  choices.options['waist-seam'] === 'natural' || choices.options.silhouette === 'peplum' ? 'yes' : 'no';

/** In the order they are sewn. */
function rowsOf(book: Book): string[][] {
  const seams = book.measured.seams.map((view) => ({ stage: view.seam.stage, row: rowOf(book, view) }));
  const darts = innerDarts(book).map((dart) => ({ stage: dart.stage, row: dartRow(book, dart) }));
  return [...seams, ...darts].sort((a, b) => a.stage - b.stage).map(({ row }) => row);
}

function dartRow(book: Book, { piece, legs }: InnerDart): string[] {
  const { exact } = book.numbers;
  const [name, a, b] = [pieceName(book, piece), told(legs[0]), told(legs[1])];
  return [say(book, 'operations.sew-fisheye-dart.seam'), name, exact(a), name, exact(b), '–', exact(a - b)];
}

function rowOf(book: Book, view: SeamView): string[] {
  const { exact } = book.numbers;
  const { a, b, ease, left } = toldSeam(view);
  return [
    seamName(book, view),
    sideName(book, view.a),
    exact(a),
    sideName(book, view.b),
    exact(b),
    planned(book, view, ease),
    exact(left),
  ];
}

function planned(book: Book, { seam: { gather } }: SeamView, ease: number): string {
  const parts = [
    ...(gather === 1 ? [] : [`× ${book.numbers.plain(gather, 2)}`]),
    ...(ease === 0 ? [] : [`${ease > 0 ? '+' : '−'}${book.numbers.exact(Math.abs(ease))}`]),
  ];
  return parts.join('\n') || '–';
}

/** What a seam is called, by what is sewn along it. */
export const seamName = (book: Book, { seam, a }: SeamView) =>
  say(book, `operations.${seam.operation}.seam`, {
    place: placeOfLine(a.line, book.draft),
    belt: selector(book.draft.choices.options.belt),
    waist: selector(book.draft.choices.options['waist-seam']),
  });

/** The pieces of one side; a piece joined to its own mirror image is named once. */
function sideName(book: Book, side: Side): string {
  const names = [...new Set(side.steps.map(({ piece }) => pieceName(book, piece.id)))];
  return names.join(' + ');
}
