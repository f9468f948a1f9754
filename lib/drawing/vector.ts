import type { XY } from './types';

/** The few steps with `[x, y]` pairs that drawing signs needs; centimetres and degrees. */

export const move = ([x, y]: XY, [dx, dy]: XY, times = 1): XY => [x + dx * times, y + dy * times];

export const between = ([ax, ay]: XY, [bx, by]: XY, t = 0.5): XY => [ax + (bx - ax) * t, ay + (by - ay) * t];

export const span = ([ax, ay]: XY, [bx, by]: XY): number => Math.hypot(bx - ax, by - ay);

/** Unit vector from one point to another; along x when they coincide. */
export function toward(a: XY, b: XY): XY {
  const size = span(a, b);
  return size === 0 ? [1, 0] : [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}

/** A quarter turn to the left. */
export const leftOf = ([x, y]: XY): XY => [-y, x];

export const heading = (degrees: number): XY => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

export const degreesOf = ([x, y]: XY): number => (Math.atan2(y, x) * 180) / Math.PI;

/** The angle at which words along a line read from the left or from below, never head down. */
export function readable(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 90.001 && turned <= 270.001 ? turned - 180 : turned > 270.001 ? turned - 360 : turned;
}
