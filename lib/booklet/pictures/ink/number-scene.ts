import { boxCorners, itemsBox, textCorners } from '@/lib/drawing/bounds';
import { transformItems } from '@/lib/drawing/transform';
import type { Box, Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { contains } from '@/lib/geometry/polyline/contains';
import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { ledNumber } from '@/lib/sheets/labels/led-number';
import { ON_PAGE } from '../../compose/strokes';
import { inkPoint } from '../cloth/find-inner-point';
import type { PressArrow } from '../cloth/scene';
import { arrowEdges, shaftOf } from './draw-arrows';
import { NUMBER_SIZES, numberWithin } from './place-number';

const [LARGEST] = NUMBER_SIZES;
/** So far above and below the pieces a number may stand, cm. */
const BEYOND = 0.7;

interface Around {
  /** Lines drawn on the pieces. */
  readonly lines: readonly (readonly Pair[])[];
  readonly arrows: readonly PressArrow[];
  /** Length of the arrows, cm of cloth. */
  readonly reach: number;
  readonly scale: number;
  /** Edges of the picture. */
  readonly left: number;
  readonly right: number;
}

/** The numbers of the pieces of a picture, a later piece lying on an earlier one. */
export function sceneNumbers(
  numbers: readonly number[],
  outlines: readonly Pair[][],
  around: Around,
): Item[] {
  const page = onPage(outlines, around);
  const taken: Box[] = [];
  const items = numbers.flatMap((_, i) => {
    const own = numberItems(numbers.map(String), i, page, taken);
    const box = itemsBox(own);
    if (box) taken.push(box);
    return own;
  });
  return transformItems(items, { scale: 1 / around.scale });
}

export const cornersOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'text' ? textCorners(item) : []));

/** A picture as large as it is printed. */
interface Page {
  readonly outlines: readonly Pair[][];
  readonly lines: readonly Pair[][];
  readonly shafts: readonly Pair[][];
  readonly room: Box;
}

function onPage(outlines: readonly Pair[][], { lines, arrows, reach, scale, left, right }: Around): Page {
  const large = (line: readonly Pair[]) => line.map(([x, y]): Pair => [x * scale, y * scale]);
  const { bottom, top } = boundsOf(outlines.flat());
  const ways = arrows.flatMap((each) => arrowEdges(each, reach, scale));
  return {
    outlines: outlines.map(large),
    lines: [...lines, ...ways].map(large),
    shafts: arrows.flatMap((each) => shaftOf(each, reach, LARGEST / scale / 2)).map(large),
    room: [left * scale, bottom * scale - BEYOND, right * scale, top * scale + BEYOND],
  };
}

/**
 * The number stands where no later piece covers it; beside its piece, with a line to it, where lines leave it no clear
 * place there or where only a strip of it is seen. A piece covered all over is named by the caption, of two with one
 * number the lower one by the upper.
 */
function numberItems(numbers: readonly string[], i: number, page: Page, taken: readonly Box[]): Item[] {
  const number = item(numbers, i);
  const [shape, over] = [item(page.outlines, i), page.outlines.slice(i + 1)];
  const { lines, shafts, room } = page;
  const within = numberWithin(number, {
    own: shape,
    above: [...over, ...taken.map(cornersOfBox)],
    lines,
    shafts,
  });
  if (within) return [within];
  const twins = over.filter((_, k) => numbers[i + 1 + k] === number);
  if (twins.some((twin) => contains(twin, inkPoint(shape)))) return [];
  const under = page.outlines.slice(0, i);
  return ledNumber({ number, size: LARGEST, shape, over, under, lines, boxes: taken, room }, ON_PAGE) ?? [];
}

const cornersOfBox = (box: Box): Pair[] => boxCorners(box).map(([x, y]): Pair => [x, y]);
