import type { Pair } from '@/lib/drafting/types';
import { textWidth } from '@/lib/drawing/measure-text';
import { boxPath } from '@/lib/drawing/paths';
import { filled, written } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/layout/silhouette';
import { ON_PAGE } from '../compose/strokes';

/** Cloth narrower than the number by this share of its size leaves no room round it. */
const ROOM = 1.4;
/** A piece no longer than so many numbers would vanish behind its own. */
const LONG = 3;

/**
 * A number on a piece, in units of the piece: on a strip too narrow for it the strip gives way behind it; over a piece
 * too small for it it stands just above.
 */
export function pieceNumberItems(
  number: number,
  [x, y]: Pair,
  size: number,
  outline: readonly Pair[],
): Item[] {
  const text = String(number);
  const width = textWidth(text, 'sans-bold', size);
  const { left, right, bottom, top } = boundsOf(outline);
  const [long, high] = [right - left, top - bottom];
  const lettering = { size, font: 'sans-bold', anchor: 'middle' } as const;
  const [low, slim] = [high < ROOM * size, long < ROOM * width];
  const tiny = (low && long < LONG * width) || (slim && high < LONG * size);
  if (tiny) return [written(text, [(left + right) / 2, top + size * 0.2], lettering, ON_PAGE)];
  const [across, up] = [width / 2 + size * 0.12, size * 0.42];
  return [
    ...(low || slim ? [filled(boxPath([x - across, y - up, x + across, y + up]), 'paper', ON_PAGE)] : []),
    written(text, [x, y - size / 3], lettering, ON_PAGE),
  ];
}
