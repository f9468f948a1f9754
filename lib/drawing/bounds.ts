import { fontMetrics, textWidth } from './measure-text';
import type { Box, Item, Text, XY } from './types';
import { heading, leftOf, move } from './vector';

/** The four corners of the space a line of text takes up, from below its descenders to the top of its capitals. */
export function textCorners({ text, at, size, font, anchor, angle = 0 }: Text): [XY, XY, XY, XY] {
  const { capHeight, descent } = fontMetrics(font);
  const width = textWidth(text, font, size);
  const along = heading(angle);
  const up = leftOf(along);
  const start = move(at, along, anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width);
  const [low, high] = [move(start, up, (descent / 2) * size), move(start, up, capHeight * size)];
  return [low, move(low, along, width), move(high, along, width), high];
}

/** Points whose box holds the item; handles of curves are taken for points. */
function reach(item: Item): XY[] {
  if (item.kind === 'text') return textCorners(item);
  return item.path.flatMap((command) => {
    const [, ...numbers] = command;
    const points: XY[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([Number(numbers[i]), Number(numbers[i + 1])]);
    return points;
  });
}

/** A box that holds all items (never too small; a curve's handles count). Undefined for none. */
export function itemsBox(items: readonly Item[]): Box | undefined {
  const points = items.flatMap(reach);
  if (points.length === 0) return undefined;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}

/** The corners of a box, counter-clockwise from the lower left. */
export const boxCorners = ([x0, y0, x1, y1]: Box): [XY, XY, XY, XY] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
