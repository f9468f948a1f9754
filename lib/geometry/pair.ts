import { mapTuple } from './sequence';
import type { Pair, Point } from './types';

// Steps with places as they are written down and drawn, `[x, y]`; centimetres and degrees.

/** Points as pictures have them, to the last digit. */
export const asPairs = <const L extends readonly Point[]>(points: L) =>
  mapTuple(points, ({ x, y }): Pair => [x, y]);

/** A place with its height for its width. */
export const swapAxes = ([x, y]: Pair): Pair => [y, x];

export const move = ([x, y]: Pair, [dx, dy]: Pair, times = 1): Pair => [x + dx * times, y + dy * times];

export const between = ([ax, ay]: Pair, [bx, by]: Pair, t = 0.5): Pair => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

export const span = ([ax, ay]: Pair, [bx, by]: Pair): number => Math.hypot(bx - ax, by - ay);

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
