import type { Draft, EdgeRole } from '@/lib/drafting/types';
import type { FillName } from '@/lib/drawing/types';
import { legend } from '@/lib/sheets/legend';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { tint } from '../compose/strokes';
import { table } from '../compose/table';
import { paragraph } from '../compose/text';

export const allowances: Chapter = {
  id: 'allowances',
  newPage: false,
  blocks: (book) => [
    together([paragraph(say(book, 'allowances.intro')), ...widthsTable(book)]),
    sectionTitle(say(book, 'allowances.symbols')),
    signBlock(book),
    together([
      sectionTitle(say(book, 'allowances.inBooklet')),
      ...tintsOf(book.draft).map(([key, fill]) => tintRow(book, key, fill)),
    ]),
  ],
};

const widthsTable = (book: Book): Block[] =>
  table({
    columns: [{ share: 3 }, { share: 1, anchor: 'end' }],
    head: [say(book, 'allowances.edge'), say(book, 'allowances.width')],
    rows: widthsOf(book),
  });

const ROLES: readonly EdgeRole[] = ['seam', 'hem', 'finished'];

/** The widths found on the pieces, by what the edge is. */
function widthsOf(book: Book): string[][] {
  return ROLES.flatMap((role) => {
    const found = allowancesOf(book.draft, role);
    if (found.length === 0) return [];
    return [
      [
        say(book, `allowances.roles.${role}`),
        found
          .map((width) => (width === 0 ? say(book, 'allowances.none') : book.numbers.length(width)))
          .join(' · '),
      ],
    ];
  });
}

function allowancesOf({ pieces }: Draft, role: EdgeRole): number[] {
  const widths = pieces.flatMap(({ edges }) =>
    edges.filter((edge) => edge.role === role).map((edge) => edge.allowance),
  );
  return [...new Set(widths)].sort((a, b) => a - b);
}

/** The signs of the sheets as the sheets explain them, then the tints of this booklet. */
const LEGEND = { height: 7.2, columns: 2 } as const;

function signBlock(book: Book): Block {
  const { height } = LEGEND;
  const { draft, words } = book;
  return {
    height,
    after: 0.2,
    draw: (x, y) => legend(draft, words, [x, y - height, x + COLUMN_WIDTH, y], LEGEND.columns, true),
  };
}

type Tint = readonly [key: string, fill: FillName];

/** The tints the drawings use: of a lining its right side too, its wrong side looks like that of the cloth. */
const tintsOf = ({ pieces }: Draft): Tint[] => [
  ['rightSide', 'shell'],
  ...(pieces.some(({ material }) => material === 'lining') ? [['liningSide', 'lining'] as Tint] : []),
  ['wrongSide', 'shade'],
  ['interfacing', 'interfacing'],
  ['sewing', 'highlight'],
];

function tintRow(book: Book, key: string, fill: FillName): Block {
  const text = paragraph(say(book, `allowances.tints.${key}`), { style: 'table', width: COLUMN_WIDTH - 2 });
  const swatch = key === 'sewing' ? 0.09 : 0.42;
  return {
    height: Math.max(text.height, 0.5),
    after: 0.14,
    draw: (x, y) => [tint(x, y - (0.44 - swatch) / 2, 1.5, swatch, fill), ...text.draw(x + 1.75, y)],
  };
}
