import { wrapText } from '@/lib/drawing/fit-text';
import type { Item, Text } from '@/lib/drawing/types';
import type { Block } from './block';
import { COLUMN_WIDTH } from './page';
import { STYLES, type StyleName } from './type-styles';

interface TextOptions {
  readonly style?: StyleName;
  readonly width?: number;
  readonly anchor?: Text['anchor'];
  readonly after?: number;
}

/** A paragraph wrapped by the measured width of its letters. */
export function paragraph(text: string, options: TextOptions = {}): Block {
  const { style = 'body', width = COLUMN_WIDTH, anchor = 'start', after = 0.22 } = options;
  const { font, size, leading } = STYLES[style];
  const lines = text.split('\n').flatMap((line) => wrapText(line, font, size, width));
  const indent = { start: 0, middle: width / 2, end: width }[anchor];
  return {
    height: lines.length * leading,
    after,
    draw: (x, y) => lines.map((line, i) => textLine(line, [x + indent, y - i * leading], style, anchor)),
  };
}

/** A paragraph that is not left behind by what it introduces. */
export const introduction = (text: string, options: TextOptions = {}): Block => ({
  ...paragraph(text, options),
  keepWithNext: true,
});

/** One line with the upper edge of its line box at `at`. */
export function textLine(
  text: string,
  [x, y]: readonly [number, number],
  style: StyleName,
  anchor: Text['anchor'] = 'start',
): Item {
  const { font, size, leading, ...rest } = STYLES[style];
  const baseline = y - leading / 2 - size * 0.33;
  return { kind: 'text', layer: 'text', at: [x, baseline], text, size, font, anchor, ...rest };
}

/** A list with a hanging sign before each entry. */
export function bullets(entries: readonly string[], options: TextOptions = {}): Block[] {
  const { width = COLUMN_WIDTH, after = 0.12 } = options;
  return entries.map((entry) => {
    const block = paragraph(entry, { ...options, width: width - 0.5, after });
    return {
      ...block,
      draw: (x, y) => [textLine('–', [x, y], options.style ?? 'body'), ...block.draw(x + 0.5, y)],
    };
  });
}
