import type { Pair } from '@/lib/drafting/types';
import { textCorners } from '@/lib/drawing/bounds';
import { textWidth } from '@/lib/drawing/measure-text';
import { written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { ON_PAGE } from '../compose/strokes';
import { coveredAt, within } from './ink-point';

type Line = readonly Pair[];

/** What stands round a number: surfaces and lines it keeps clear of, and the edges of the picture to either side. */
export interface Surroundings {
  readonly outlines: readonly Line[];
  readonly lines: readonly Line[];
  readonly left: number;
  readonly right: number;
}

/** Half the height of a number with the white round it, and the white to either side of it, as shares of its size. */
const HALF = 0.42;
const ASIDE = 0.2;
/** How far from its piece the middle of a number stands, as a share of its size. */
const OFF = 0.53;

/** Where a piece has no clear place for its number, the number stands just beside it: above, below, left or right. */
export function numberBeside(
  number: number,
  size: number,
  own: Line,
  around: Surroundings,
): Item | undefined {
  const text = String(number);
  const half = textWidth(text, 'sans-bold', size) / 2 + ASIDE * size;
  const places = placesBeside(own, half, size);
  const at = places.find((place) => isFree(place, half, HALF * size, around));
  const lettering = { size, font: 'sans-bold', anchor: 'middle' } as const;
  return at && written(text, [at[0], at[1] - size / 3], lettering, ON_PAGE);
}

/** The middle of a piece, and right beside its cloth there, however it slants: above, below, left, right. */
function placesBeside(own: Line, half: number, size: number): Pair[] {
  const { left, right, bottom, top } = boundsOf(own);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const edges = [...own, own[0] as Pair];
  const turned = edges.map(([across, up]): Pair => [up, across]);
  const upright = within(turned, x - half, x + half).flat();
  const across = within(edges, y - HALF * size, y + HALF * size).flat();
  return [
    [x, y],
    [x, Math.max(...upright) + OFF * size],
    [x, Math.min(...upright) - OFF * size],
    [Math.min(...across) - half, y],
    [Math.max(...across) + half, y],
  ];
}

function isFree([x, y]: Pair, wide: number, high: number, around: Surroundings): boolean {
  const { outlines, lines, left, right } = around;
  const taken = [
    ...outlines.flatMap((outline) => coveredAt(outline, y, high)),
    ...lines.flatMap((line) => within(line, y - high, y + high)),
  ];
  const inPicture = x - wide >= left && x + wide <= right;
  return inPicture && taken.every(([from, to]) => to <= x - wide || from >= x + wide);
}

/** Whether lines run through what is written, or so close beside it that both run into one. */
export function isCrossed(item: Item, lines: readonly Line[]): boolean {
  if (item.kind !== 'text') return false;
  const corners = textCorners(item);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const white = ASIDE * item.size;
  const [left, right] = [Math.min(...xs) - white, Math.max(...xs) + white];
  return lines
    .flatMap((line) => within(line, Math.min(...ys), Math.max(...ys)))
    .some(([from, to]) => to > left && from < right);
}
