import { mapTuple } from './sequence';
import type { Pair, Point } from './types';

// Steps with places as they are written down and drawn, `[x, y]`; centimetres and degrees. What is asked most often does
// not take its places apart: until the code is compiled that walks through them as through any list.

/** Points as pictures have them, to the last digit. */
export const asPairs = <const L extends readonly Point[]>(points: L) =>
  mapTuple(points, ({ x, y }): Pair => [x, y]);

/** A place with its height for its width. */
export const swapAxes = ([x, y]: Pair): Pair => [y, x];

export const move = (at: Pair, by: Pair, times = 1): Pair => [at[0] + by[0] * times, at[1] + by[1] * times];

export const between = (a: Pair, b: Pair, t = 0.5): Pair => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const span = (a: Pair, b: Pair): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Unit vector from one point to another; along x when they coincide. */
export function toward(a: Pair, b: Pair): Pair {
  const size = span(a, b);
  return size === 0 ? [1, 0] : [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}

/** A quarter turn to the left. */
export const leftOf = ([x, y]: Pair): Pair => [-y, x];

export const heading = (degrees: number): Pair => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

export const degreesOf = ([x, y]: Pair): number => (Math.atan2(y, x) * 180) / Math.PI;

/** The angle at which words along a line read from the left or from below, never head down. */
export function readable(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 90.001 && turned <= 270.001 ? turned - 180 : turned > 270.001 ? turned - 360 : turned;
}
