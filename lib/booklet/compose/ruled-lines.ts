import { type Block, together } from './block';
import { COLUMN_WIDTH } from './page';
import { hairline } from './strokes';

/** From one line to the next, cm: room for handwriting. */
const RULED = 0.8;

/** Empty lines to write on. */
export function ruledLines(count: number, width = COLUMN_WIDTH): Block {
  return together(
    Array.from({ length: count }, () => ({
      height: RULED,
      draw: (x: number, y: number) => [hairline([x, y - RULED], [x + width, y - RULED])],
    })),
  );
}
