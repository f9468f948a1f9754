import { linePath } from '@/lib/drawing/paths';
import { drawn } from '@/lib/drawing/pen';
import type { Pair } from '@/lib/geometry/types';
import type { Edge, Material } from '@/lib/pattern/types';
import { legend, legendHeight } from '@/lib/sheets/legend';
import { type Book, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, beside, together } from '../compose/block';
import { sectionTitle } from '../compose/heading';
import { COLUMN_WIDTH } from '../compose/page';
import { lineItem, ON_PAGE, tint } from '../compose/strokes';
import { table } from '../compose/table';
import { paragraph } from '../compose/text';
import type { ClothSide } from '../pictures/cloth/scene';
import { zigzag } from '../pictures/ink/stroke-lines';
import { clothFill, weaveItems } from '../pictures/ink/tint-cloth';
import { yes } from '../sentences';
import { seamWidths } from './seam-widths';
import { type Sign, signsDrawn } from './signs-drawn';

export const allowances: Chapter = {
  id: 'allowances',
  room: 0,
  blocks: (book) => [
    together([paragraph(say(book, 'allowances.intro')), ...widthsTable(book)]),
    sectionTitle(say(book, 'allowances.symbols')),
    signBlock(book),
    together([sectionTitle(say(book, 'allowances.inBooklet')), keyOf(book)]),
  ],
};

const widthsTable = (book: Book): Block[] =>
  table({
    columns: [{ share: 3 }, { share: 1, anchor: 'end' }],
    head: [say(book, 'allowances.edge'), say(book, 'allowances.width')],
    rows: widthsOf(book),
  });

/** Every kind of edge; what is turned in or caught has an allowance, what is left as it was cut has none. */
const KINDS: Readonly<Record<string, (edge: Edge) => boolean>> = {
  hem: ({ role }) => role === 'hem',
  caught: ({ role, allowance }) => role === 'finished' && allowance > 0,
  finished: ({ role, allowance }) => role === 'finished' && allowance === 0,
};

/** The widths found on the pieces, by what the edge is. */
function widthsOf(book: Book): string[][] {
  return [...seamWidths(book), ...edgeWidths(book)];
}

function edgeWidths(book: Book): string[][] {
  const edges = book.draft.pieces.flatMap((piece) => piece.edges);
  const overcast = yes(signsDrawn(book).has('overcasting'));
  return Object.entries(KINDS).flatMap(([kind, isOf]) => {
    const found = [...new Set(edges.filter(isOf).map(({ allowance }) => allowance))].sort((a, b) => a - b);
    if (found.length === 0) return [];
    const widths = found.map((width) =>
      width === 0 ? say(book, 'allowances.none') : book.numbers.width(width),
    );
    return [[say(book, `allowances.roles.${kind}`, { overcast }), widths.join(' · ')]];
  });
}

/** The signs of the sheets as the sheets explain them, then the tints of this booklet. */
const COLUMNS = 2;

function signBlock({ draft, words }: Book): Block {
  const height = legendHeight(draft, COLUMNS, true);
  return {
    height,
    after: 0.2,
    draw: (x, y) => legend(draft, words, [x, y - height, x + COLUMN_WIDTH, y], COLUMNS, true),
  };
}

/** How cloth looks in the drawings, from either side. */
const TINTS: readonly (readonly [key: Sign, material: Material, side: ClothSide])[] = [
  ['rightSide', 'shell', 'right'],
  ['wrongSide', 'shell', 'wrong'],
  ['interfacing', 'interfacing', 'right'],
  ['liningSide', 'lining', 'right'],
  ['liningWrongSide', 'lining', 'wrong'],
];

const SWATCH = { width: 1.5, height: 0.42 } as const;

/** The key to the drawings, in as many columns as the signs: those that this booklet draws. */
function keyOf(book: Book): Block {
  const drawn = signsDrawn(book);
  const rows = [
    ...TINTS.map(([key, material, side]) => [key, tinted(material, side)] as const),
    ...LINES,
  ].flatMap(([key, swatch]) => (drawn.has(key) ? [keyRow(book, key, swatch)] : []));
  const half = Math.ceil(rows.length / COLUMNS);
  return beside([
    { left: 0, block: together(rows.slice(0, half)) },
    { left: COLUMN_WIDTH / COLUMNS, block: together(rows.slice(half)) },
  ]);
}

const tinted =
  (material: Material, side: ClothSide): Block['draw'] =>
  (x, y) => {
    const { width, height } = SWATCH;
    const box: Pair[] = [
      [x, y - height],
      [x + width, y - height],
      [x + width, y],
      [x, y],
    ];
    return [tint(x, y, width, height, clothFill(material, side)), ...weaveItems(box, material, side)];
  };

/** What is done in a step: sewn, folded, overcast. */
const LINES: readonly (readonly [key: Sign, swatch: Block['draw']])[] = [
  ['sewing', (x, y) => [tint(x, y - 0.165, SWATCH.width, 0.09, 'highlight')]],
  ['folding', (x, y) => [lineItem([x, y - 0.21], [x + SWATCH.width, y - 0.21], 'crease')]],
  [
    'overcasting',
    (x, y) => {
      const edge: Pair[] = [
        [x, y - 0.21],
        [x + SWATCH.width, y - 0.21],
      ];
      return [drawn(linePath(...zigzag(edge, 1)), 'overcast', ON_PAGE)];
    },
  ],
];

function keyRow(book: Book, key: Sign, swatch: Block['draw']): Block {
  const text = paragraph(say(book, `allowances.tints.${key}`), {
    style: 'table',
    width: COLUMN_WIDTH / COLUMNS - 2,
  });
  return {
    height: Math.max(text.height, 0.5),
    after: 0.14,
    draw: (x, y) => [...swatch(x, y - 0.01), ...text.draw(x + 1.75, y)],
  };
}
