import type { Pair } from '@/lib/pattern/types';
import type { Notched } from '../scene';

/** How long the strokes of a notch are, and how far apart those of a double or triple one, cm on the page. */
const LONG = 0.2;
const APART = 0.1;

/** The strokes of a notch, from its cut edge inward, as long as can be seen at any scale. */
export function notchTicks({ at: [x, y], inward: [dx, dy], strokes }: Notched, scale: number): Pair[][] {
  return Array.from({ length: strokes }, (_, i): Pair[] => {
    const aside = ((i - (strokes - 1) / 2) * APART) / scale;
    const [fromX, fromY] = [x + dy * aside, y - dx * aside];
    return [
      [fromX, fromY],
      [fromX + (dx * LONG) / scale, fromY + (dy * LONG) / scale],
    ];
  });
}
