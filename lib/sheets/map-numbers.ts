import type { XY } from '@/lib/drawing/types';

/** Letters of a piece's number on the map, cm. */
const LARGEST = 0.3;
const SMALLEST = 0.14;
/** The address of a page: letters as large as this, at most so large a part of the page, so far from its upper corner. */
export const ADDRESS = { largest: 0.3, share: 0.25, inset: 0.08, wide: 0.5 };
/** A digit's width, as a share of its height. */
const DIGIT = 0.55;

/** As large as its piece has room for, within what can be read. */
export function numberSize(outline: readonly XY[], number: string): number {
  const across = (axis: 0 | 1) => {
    const values = outline.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  const room = Math.min(across(1) * 0.8, (across(0) * 0.9) / (DIGIT * number.length));
  return Math.max(SMALLEST, Math.min(LARGEST, room));
}

/** Letters of the address of a page so high, cm. */
export function addressSize(pageHeight: number): number {
  return Math.min(ADDRESS.largest, pageHeight * ADDRESS.share);
}

/**
 * The height of a number's middle, moved down where it would stand under the address in the upper left corner of the
 * page it lies on, or runs into. `page`: width and height of a page on the map, cm; undefined where none is named.
 */
export function clearOfAddress(
  [x, y]: XY,
  { number, size }: { readonly number: string; readonly size: number },
  page: XY | undefined,
): number {
  if (!page) return y;
  const [wide, high] = page;
  const half = (DIGIT * size * number.length) / 2;
  const beside = (x - half) % wide < ADDRESS.wide || (x + half) % wide < ADDRESS.wide;
  const top = (Math.floor(y / high) + 1) * high;
  const below = top - ADDRESS.inset - addressSize(high) - size / 2;
  return beside ? Math.min(y, below) : y;
}
