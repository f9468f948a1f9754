import type { Draft, EdgeRole } from '@/lib/drafting/types';
import { doubleArrow, foldBracket } from '@/lib/drawing/arrow';
import { boxPath, linePath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import { bar, cross, crossedCircle, dot, drillHole } from '@/lib/drawing/symbols';
import type { Item, XY } from '@/lib/drawing/types';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { ON_PAGE } from '../compose/strokes';
import { table } from '../compose/table';
import { paragraph } from '../compose/text';

export const allowances: Chapter = {
  id: 'allowances',
  newPage: true,
  blocks: (book) => [
    paragraph(say(book, 'allowances.intro')),
    ...table({
      columns: [{ share: 3 }, { share: 1, anchor: 'end' }],
      head: [say(book, 'allowances.edge'), say(book, 'allowances.width')],
      rows: widthsOf(book),
    }),
    sectionTitle(say(book, 'allowances.symbols')),
    ...symbolRows(book),
  ],
};

const ROLES: readonly EdgeRole[] = ['seam', 'hem', 'finished'];

/** The widths found on the pieces, by what the edge is. */
function widthsOf(book: Book): string[][] {
  return ROLES.flatMap((role) => {
    const found = allowancesOf(book.draft, role);
    if (found.length === 0) return [];
    return [
      [say(book, `allowances.roles.${role}`), found.map((width) => book.numbers.length(width)).join(' · ')],
    ];
  });
}

function allowancesOf({ pieces }: Draft, role: EdgeRole): number[] {
  const widths = pieces.flatMap(({ edges }) =>
    edges.filter((edge) => edge.role === role).map((edge) => edge.allowance),
  );
  return [...new Set(widths)].sort((a, b) => a - b);
}

type Sign = (left: XY) => readonly Item[];

const stroke =
  (name: Parameters<typeof drawn>[1]): Sign =>
  ([x, y]) => [drawn(linePath([x, y], [x + 2, y]), name, ON_PAGE)];
const surface =
  (fill: Parameters<typeof filled>[1]): Sign =>
  ([x, y]) => [
    { ...filled(boxPath([x + 0.4, y - 0.3, x + 1.6, y + 0.3]), fill, ON_PAGE), stroke: 'hairline' },
  ];
const ticks =
  (count: number): Sign =>
  ([x, y]) => [
    drawn(linePath([x, y - 0.2], [x + 2, y - 0.2]), 'cut', ON_PAGE),
    ...Array.from({ length: count }, (_, i) => {
      const at = x + 1 + (i - (count - 1) / 2) * 0.25;
      return drawn(linePath([at, y - 0.2], [at, y + 0.2]), 'notch', ON_PAGE);
    }),
  ];

/** Signs in the order they are met on the sheets, each with its message key. */
const SIGNS: Readonly<Record<string, Sign>> = {
  cut: stroke('cut'),
  stitch: stroke('stitch'),
  grain: ([x, y]) => doubleArrow([x, y], [x + 2, y], 'grain', ON_PAGE, 0.3),
  fold: ([x, y]) => foldBracket([x, y - 0.2], [x + 2, y - 0.2], [0, 1], 0.4, 'fold', ON_PAGE),
  single: ticks(1),
  double: ticks(2),
  triple: ticks(3),
  lengthen: ([x, y]) => [...stroke('mark')([x, y + 0.08]), ...stroke('mark')([x, y - 0.08])],
  bustPoint: ([x, y]) => crossedCircle([x + 1, y], ON_PAGE, 0.2),
  drill: ([x, y]) => drillHole([x + 1, y], ON_PAGE),
  dartTip: ([x, y]) => [
    drawn(linePath([x, y + 0.25], [x + 1.9, y], [x, y - 0.25]), 'stitch', ON_PAGE),
    dot([x + 1.9, y], ON_PAGE),
  ],
  buttonhole: ([x, y]) => [bar([x + 0.6, y], 0.9, 0, ON_PAGE, 0.15), cross([x + 1.6, y], ON_PAGE, 0.18)],
  rightSide: surface('shell'),
  wrongSide: surface('shade'),
  interfacing: surface('interfacing'),
  sewing: stroke('highlight'),
};

const CELL = COLUMN_WIDTH / 2;

function symbolRows(book: Book): Block[] {
  const cells = Object.entries(SIGNS).map(([key, sign]) => cell(sign, say(book, `allowances.signs.${key}`)));
  const half = Math.ceil(cells.length / 2);
  return cells.slice(0, half).map((left, row) => {
    const right = cells[half + row];
    return {
      ...beside([{ left: 0, block: left }, ...(right ? [{ left: CELL, block: right }] : [])]),
      after: 0.18,
    };
  });
}

function cell(sign: Sign, words: string): Block {
  const text = paragraph(words, { style: 'table', width: CELL - 3 });
  const height = Math.max(text.height, 0.62);
  return together([
    {
      height,
      draw: (x, y) => [...sign([x, y - height / 2]), ...text.draw(x + 2.5, y - (height - text.height) / 2)],
    },
  ]);
}
