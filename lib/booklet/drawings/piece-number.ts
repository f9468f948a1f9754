import type { Pair } from '@/lib/drafting/types';
import { textWidth } from '@/lib/drawing/measure-text';
import { boxPath } from '@/lib/drawing/paths';
import { filled, written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { ON_PAGE } from '../compose/strokes';

/** Cloth narrower than the number by this share of its size leaves no room round it. */
const ROOM = 1.4;

/** A number on a piece, in units of the piece; on a strip too narrow for it the strip gives way behind it. */
export function pieceNumberItems(
  number: number,
  [x, y]: Pair,
  size: number,
  outline: readonly Pair[],
): Item[] {
  const text = String(number);
  const width = textWidth(text, 'sans-bold', size);
  const { left, right, bottom, top } = boundsOf(outline);
  const narrow = top - bottom < ROOM * size || right - left < ROOM * width;
  const [wide, high] = [width / 2 + size * 0.12, size * 0.42];
  const lettering = { size, font: 'sans-bold', anchor: 'middle' } as const;
  return [
    ...(narrow ? [filled(boxPath([x - wide, y - high, x + wide, y + high]), 'paper', ON_PAGE)] : []),
    written(text, [x, y - size / 3], lettering, ON_PAGE),
  ];
}
