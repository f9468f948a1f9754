import type { Text } from '@/lib/drawing/types';
import type { Block } from './block';
import { COLUMN_WIDTH } from './page';
import { hairline, tint } from './strokes';
import { paragraph } from './text';
import type { StyleName } from './type-styles';

export interface TableColumn {
  /** Share of the table's width. */
  readonly share: number;
  readonly anchor?: Text['anchor'];
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly width?: number;
  /** Rows set in bold. */
  readonly strong?: readonly number[];
}

const PAD = 0.11;
const GUTTER = 0.25;

/** One block a row, the head drawn again on a new page; cells wrap, rows grow. */
export function table({ columns, head, rows, width = COLUMN_WIDTH, strong = [] }: Table): Block[] {
  const headRow = head && rowBlock(head, columns, width, 'tableHead', true);
  const body = rows.map((cells, i) => {
    const block = rowBlock(cells, columns, width, strong.includes(i) ? 'tableHead' : 'table', false);
    return headRow && i > 0 ? { ...block, continued: headRow } : block;
  });
  const blocks = headRow ? [{ ...headRow, keepWithNext: true }, ...body] : body;
  return blocks.map((block, i) => (i + 1 === blocks.length ? { ...block, after: 0.35 } : block));
}

function rowBlock(
  cells: readonly string[],
  columns: readonly TableColumn[],
  width: number,
  style: StyleName,
  tinted: boolean,
): Block {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let left = 0;
  const parts = columns.map(({ share, anchor }, i) => {
    const cellWidth = (share / shares) * width;
    const at = left + GUTTER / 2;
    left += cellWidth;
    return {
      at,
      block: paragraph(cells[i] ?? '', { style, width: cellWidth - GUTTER, ...(anchor ? { anchor } : {}) }),
    };
  });
  const height = Math.max(...parts.map(({ block }) => block.height)) + 2 * PAD;
  return {
    height,
    draw: (x, y) => [
      ...(tinted ? [tint(x, y, width, height, 'pale')] : []),
      ...parts.flatMap(({ at, block }) => block.draw(x + at, y - PAD)),
      hairline([x, y - height], [x + width, y - height]),
    ],
  };
}
