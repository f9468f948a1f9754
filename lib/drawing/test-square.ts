import type { Pair } from '@/lib/geometry/types';
import { boxPath, linePath } from './paths';
import { drawn, type Place, written } from './pen';
import type { Item } from './types';

/** Sides of the two test squares in cm: 10 cm and 4 in, from line centre to line centre. */
export const METRIC_SQUARE = 10;
export const INCH_SQUARE = 4 * 2.54;

/** A square to be measured on both axes, from its lower left corner, with ticks at every cm or half inch. */
export function testSquare([x, y]: Pair, side: number, step: number, place: Place): Item[] {
  const count = Math.round(side / step);
  const ticks = Array.from({ length: count - 1 }, (_, i) => (i + 1) * step).flatMap((at) => [
    ...linePath([x + at, y], [x + at, y + 0.2]),
    ...linePath([x, y + at], [x + 0.2, y + at]),
  ]);
  return [
    drawn(boxPath([x, y, x + side, y + side]), 'measure', place),
    { ...drawn(ticks, 'hairline', place) },
  ];
}

/** The length written along the lower and the left side of a test square, inside it. */
export function squareLengths([x, y]: Pair, side: number, text: string, size: number, place: Place): Item[] {
  return [
    written(text, [x + side / 2, y + 0.35], { size, anchor: 'middle', font: 'sans-bold' }, place),
    written(
      text,
      [x + 0.35 + size * 0.7, y + side / 2],
      { size, anchor: 'middle', angle: 90, font: 'sans-bold' },
      place,
    ),
  ];
}
