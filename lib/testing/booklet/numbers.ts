import { fontMetrics, textWidth } from '@/lib/drawing/measure-text';
import { THEMES } from '@/lib/drawing/styles';
import type { Box, DrawingCommand, Item, Stroke, Text } from '@/lib/drawing/types';
import { contains } from '@/lib/geometry/polyline/contains';
import { stepsTo } from '@/lib/geometry/polyline/finely';
import type { Pair } from '@/lib/geometry/types';

/** The largest letters of a number on a piece, cm. */
const LARGEST = 0.31;
/** Places of a line are looked at so far apart, cm. */
const FINE = 0.02;
/** Nearer to the ink of a line than this a number is taken to touch it, cm. */
const AIR = 0.03;
/** Weaves are read through. */
const GROUND = ['hairline', 'none'];

/** The numbers of pieces that a drawn line all but touches where it is seen; items on the page, in the order they are drawn. */
export function touchedNumbers(items: readonly Item[]): string[] {
  return items
    .filter((item): item is Text => item.kind === 'text' && isNumber(item))
    .filter((number) => items.some((_, i) => touches(items, i, boxOf(number))))
    .map(({ text, at }) => `${text} at ${at.map((each) => each.toFixed(1))}`);
}

const isNumber = ({ text, font, size }: Text): boolean =>
  font === 'sans-bold' && size < LARGEST && /^\d+$/.test(text);

/** Digits have no descenders. */
function boxOf({ text, at: [x, y], font, size }: Text): Box {
  const half = textWidth(text, font, size) / 2;
  return [x - half, y, x + half, y + fontMetrics(font).capHeight * size];
}

function touches(items: readonly Item[], i: number, box: Box): boolean {
  const item = items[i] as Item;
  if (item.kind === 'text') return false;
  const isHead = item.stroke === 'none' && item.fill === 'ink';
  if (GROUND.includes(item.stroke) && !isHead) return false;
  const half = item.stroke === 'none' ? 0 : THEMES.print.strokes[item.stroke].width / 2;
  const near = grown(box, half + AIR);
  return linesOf(item.path).some((line) =>
    placesNear(line, near).some((at) => isIn(near, at) && !isHidden(items, i, at)),
  );
}

const grown = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];
const isIn = ([x0, y0, x1, y1]: Box, [x, y]: Pair) => x > x0 && x < x1 && y > y0 && y < y1;

const isHidden = (items: readonly Item[], i: number, at: Pair): boolean =>
  items.slice(i + 1).some((item) => isSurface(item) && linesOf(item.path).some((line) => contains(line, at)));

const isSurface = (item: Item): item is Stroke =>
  item.kind === 'stroke' && item.fill !== undefined && !['none', 'ink'].includes(item.fill);

/** The strokes of a path, its curves as the lines between their ends. */
function linesOf(path: readonly DrawingCommand[]): Pair[][] {
  const lines: Pair[][] = [];
  for (const command of path) {
    const line = lines.at(-1);
    if (command[0] === 'Z') line?.push(line[0] as Pair);
    else if (command[0] === 'M') lines.push([command.slice(-2) as unknown as Pair]);
    else line?.push(command.slice(-2) as unknown as Pair);
  }
  return lines;
}

function placesNear(line: readonly Pair[], [x0, y0, x1, y1]: Box): Pair[] {
  return line.flatMap((from, i): Pair[] => {
    const to = line[i + 1];
    if (!to) return [];
    const isOff =
      Math.max(from[0], to[0]) < x0 ||
      Math.min(from[0], to[0]) > x1 ||
      Math.max(from[1], to[1]) < y0 ||
      Math.min(from[1], to[1]) > y1;
    return isOff ? [] : stepsTo(from, to, FINE);
  });
}
