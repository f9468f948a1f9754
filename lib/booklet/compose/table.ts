import type { Text } from '@/lib/drawing/types';
import type { Block } from './block';
import { COLUMN_WIDTH } from './page';
import { hairline, tint } from './strokes';
import { paragraph } from './text';
import type { StyleName } from './type-styles';

interface TableColumn {
  /** Share of the table's width. */
  readonly share: number;
  readonly anchor?: Text['anchor'];
}

interface Table {
  readonly columns: readonly TableColumn[];
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly width?: number;
  /** Rows set in bold. */
  readonly strong?: readonly number[];
  /** White above and below the words of a row, cm. */
  readonly pad?: number;
}

export const PAD = 0.11;
const GUTTER = 0.25;

/** So many rows stay together at the head of a table, and at its end. */
const TOGETHER = 3;

/** One block a row, the head drawn again on a new page; cells wrap, rows grow. */
export function table({ columns, head, rows, width = COLUMN_WIDTH, strong = [], pad = PAD }: Table): Block[] {
  const headRow = head && rowBlock(head, { columns, width, pad }, 'tableHead', true);
  const body = rows.map((cells, i) => {
    const style = strong.includes(i) ? 'tableHead' : 'table';
    const block = rowBlock(cells, { columns, width, pad }, style, false);
    const isHeld = i + 1 < TOGETHER || i >= rows.length - TOGETHER;
    const held = headRow && isHeld && i + 1 < rows.length ? { ...block, keepWithNext: true } : block;
    return headRow && i > 0 ? { ...held, continued: headRow } : held;
  });
  const blocks = headRow ? [{ ...headRow, keepWithNext: true }, ...body] : body;
  return blocks.map((block, i) => (i + 1 === blocks.length ? { ...block, after: 0.35 } : block));
}

function rowBlock(
  cells: readonly string[],
  { columns, width, pad }: Required<Pick<Table, 'columns' | 'width' | 'pad'>>,
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
  const height = Math.max(...parts.map(({ block }) => block.height)) + 2 * pad;
  return {
    height,
    draw: (x, y) => [
      ...(tinted ? [tint(x, y, width, height, 'pale')] : []),
      ...parts.flatMap(({ at, block }) => block.draw(x + at, y - pad)),
      hairline([x, y - height], [x + width, y - height]),
    ],
  };
}
