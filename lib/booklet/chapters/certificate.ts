import { midpoint, point } from '@/lib/geometry/point';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import { type Book, pieceName, say } from '../book';
import { type Chapter, ENOUGH } from '../chapter';
import type { Block } from '../compose/block';
import { PAD, table } from '../compose/table';
import { introduction } from '../compose/text';
import { type InnerDart, innerDarts } from './inner-darts';
import { type Named, namesApart } from './names-apart';
import { faceOf, faceOfPiece, seamName, sideOfSeam } from './seam-name';
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
      { share: 3 },
      { share: 3 },
      { share: 1.1, anchor: 'end' },
      { share: 3 },
      { share: 1.1, anchor: 'end' },
      { share: 1.3, anchor: 'end' },
      { share: 1.1, anchor: 'end' },
    ],
    head: ['seam', 'one', 'length', 'other', 'length', 'planned', 'left'].map((key) =>
      say(book, `certificate.${key}`),
    ),
    rows: certified(book),
    pad,
  }),
];

/** A seam at the waist itself, whose length a reader may compare with the waist of the garment. */
const hasWaistSeam = ({ draft: { choices } }: Book): string =>
  choices.options['waist-seam'] === 'natural' || choices.options.silhouette === 'peplum' ? 'yes' : 'no';

/** A row and what it is called by; what is sewn first stands first. */
interface Row extends Named {
  readonly stage: number;
  readonly cells: readonly string[];
}

/** In the order they are sewn. */
export function certified(book: Book): string[][] {
  const rows = [
    ...book.measured.seams.map((view) => seamRow(book, view)),
    ...innerDarts(book).map((dart) => dartRow(book, dart)),
  ].sort((a, b) => a.stage - b.stage);
  const names = namesApart(book, rows);
  return rows.map(({ cells }, i) => [names[i] as string, ...cells]);
}

function dartRow(book: Book, { piece: id, side, stage, legs, at }: InnerDart): Row {
  const { exact } = book.numbers;
  const [piece, a, b] = [pieceName(book, id), told(legs[0]), told(legs[1])];
  const name = say(book, 'operations.sew-fisheye-dart.seam');
  const [face] = faceOfPiece(id);
  return { stage, name, face, side, piece, at, cells: [piece, exact(a), piece, exact(b), '–', exact(a - b)] };
}

function seamRow(book: Book, view: SeamView): Row {
  const { exact } = book.numbers;
  const { a, b, ease, left } = toldSeam(view);
  const sides = [sideName(book, view.a), exact(a), sideName(book, view.b), exact(b)];
  const [first] = view.a.steps;
  return {
    stage: view.seam.stage,
    name: seamName(book, view),
    face: faceOf(view),
    side: sideOfSeam(view),
    piece: first ? pieceName(book, first.piece.id) : '',
    at: first ? midpoint(first.edge.start, first.edge.end) : point(0, 0),
    cells: [...sides, planned(book, view, ease), exact(left)],
  };
}

function planned(book: Book, { seam: { gather } }: SeamView, ease: number): string {
  const parts = [
    ...(gather === 1 ? [] : [`× ${book.numbers.plain(gather, 2)}`]),
    ...(ease === 0 ? [] : [`${ease > 0 ? '+' : '−'}${book.numbers.exact(Math.abs(ease))}`]),
  ];
  return parts.join('\n') || '–';
}

/** The pieces of one side; a piece joined to its own mirror image is named once. */
function sideName(book: Book, side: Side): string {
  const names = [...new Set(side.steps.map(({ piece }) => pieceName(book, piece.id)))];
  return names.join(' + ');
}
