import type { Pair } from '@/lib/drafting/types';
import { textCorners } from '@/lib/drawing/bounds';
import type { Item } from '@/lib/drawing/types';
import { contains } from './contains';
import { halfOfNumber, inkPoint } from './ink-point';
import { isCrossed, numberBeside } from './number-beside';
import { pieceNumberItems } from './piece-number';
import { shaftOf, tipOf } from './press-arrows';
import type { PressArrow } from './scene';

/** Height of the letters of a number, cm on the page. */
const NUMBER = 0.3;

export interface Around {
  /** Lines worked on, piece by piece. */
  readonly worked: readonly (readonly Pair[][])[];
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
  const taken: Pair[][] = [];
  return numbers.flatMap((_, i) => {
    const items = numberItems(numbers, outlines, i, around, taken);
    taken.push(...items.flatMap((item) => (item.kind === 'text' ? [textCorners(item) as Pair[]] : [])));
    return items;
  });
}

export const cornersOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'text' ? textCorners(item) : []));

/**
 * The number stands where no later piece covers it, and beside its piece where lines leave it no clear place there, or
 * where only a strip of it is seen. A piece covered all over is named by the caption.
 */
function numberItems(
  numbers: readonly number[],
  outlines: readonly Pair[][],
  i: number,
  around: Around,
  taken: readonly Pair[][],
): Item[] {
  const number = numbers[i] as number;
  const [own, above] = [outlines[i] as Pair[], outlines.slice(i + 1)];
  const { worked, arrows, reach, scale, left, right } = around;
  const size = NUMBER / scale;
  const kept = [...(worked[i] as Pair[][]), ...arrows.flatMap((each) => shaftOf(each, reach, size / 2))];
  const standing = (over: readonly Pair[][]) =>
    pieceNumberItems(number, inkPoint(own, kept, halfOfNumber(size), over), size, own);
  const within = (items: Item[]) => cornersOf(items).every((at) => contains(own, at));
  const coveredBy = (cover: readonly Pair[], items: Item[]) =>
    cornersOf(items).some((at) => contains(cover, at));
  const hidden = (items: Item[]) => above.some((cover) => coveredBy(cover, items));
  const plain = standing([]);
  const lines = [...worked.flat(), ...arrows.map((each): Pair[] => [each.at, tipOf(each, reach)])];
  const next = () =>
    numberBeside(number, size, own, { outlines: [...outlines, ...taken], lines, left, right });
  if (hidden(plain)) {
    const seen = standing(above);
    if (!hidden(seen) && within(seen)) return seen;
    const shows = own.some((at) => above.every((cover) => !contains(cover, at)));
    const isTwin = above.some((cover, k) => numbers[i + 1 + k] === number && coveredBy(cover, plain));
    const beside = shows && !isTwin ? next() : undefined;
    return beside ? [beside] : [];
  }
  const crossed = plain.some((item) => isCrossed(item, lines));
  // A strip gives way behind its number, which may be broader than the strip.
  const isStrip = plain.length > 1;
  if (!crossed && (isStrip || within(plain))) return plain;
  const beside = next();
  return beside ? [beside] : plain;
}
