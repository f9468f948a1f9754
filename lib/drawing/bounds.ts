import { heading, leftOf, move } from '@/lib/geometry/pair';
import type { Pair } from '@/lib/geometry/types';
import { fontMetrics, textWidth } from './measure-text';
import type { Box, Item, Text } from './types';

/** The four corners of the space a line of text takes up, from below its descenders to the top of its capitals. */
export function textCorners({ text, at, size, font, anchor, angle = 0 }: Text): [Pair, Pair, Pair, Pair] {
  const { capHeight, descent } = fontMetrics(font);
  const width = textWidth(text, font, size);
  const along = heading(angle);
  const up = leftOf(along);
  const start = move(at, along, anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width);
  const [low, high] = [move(start, up, (descent / 2) * size), move(start, up, capHeight * size)];
  return [low, move(low, along, width), move(high, along, width), high];
}

/** Tells the points whose box holds the item; handles of curves are taken for points. */
function reach(item: Item, tell: (x: number, y: number) => void): void {
  if (item.kind === 'text') for (const corner of textCorners(item)) tell(...corner);
  else {
    for (const command of item.path) {
      for (let i = 1; i + 1 < command.length; i += 2) tell(command[i] as number, command[i + 1] as number);
    }
  }
}

/** A box that holds all items (never too small; a curve's handles count). Undefined for none. */
export function itemsBox(items: readonly Item[]): Box | undefined {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number) => {
    if (x < x0) x0 = x;
    if (y < y0) y0 = y;
    if (x > x1) x1 = x;
    if (y > y1) y1 = y;
  };
  for (const item of items) reach(item, take);
  return x0 > x1 ? undefined : [x0, y0, x1, y1];
}

/** The corners of a box, counter-clockwise from the lower left. */
export const boxCorners = ([x0, y0, x1, y1]: Box): [Pair, Pair, Pair, Pair] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
