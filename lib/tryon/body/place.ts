import type { Mark } from './model';

export const X = 0;
export const Y = 1;
export const Z = 2;

/** One coordinate of a mark on the skin, cm. */
export function coordinate(positions: Float64Array, [a, b, t]: Mark, axis: number): number {
  const from = positions[a * 3 + axis] as number;
  return t === 0 ? from : from + t * ((positions[b * 3 + axis] as number) - from);
}

export type Place = readonly [x: number, y: number, z: number];

export function placeOf(positions: Float64Array, mark: Mark): Place {
  return [coordinate(positions, mark, X), coordinate(positions, mark, Y), coordinate(positions, mark, Z)];
}

type Axis = typeof X | typeof Y | typeof Z;

/** A place, or a way from one to another, by its figure on each axis. */
export const eachAxis = (figure: (axis: Axis) => number): Place => [figure(X), figure(Y), figure(Z)];

/** The place at a share of the way from one to another. */
export const between = (from: Place, to: Place, share: number): Place =>
  eachAxis((axis) => from[axis] + share * (to[axis] - from[axis]));

export const wayTo = (to: Place, from: Place): Place => eachAxis((axis) => to[axis] - from[axis]);

/** How far a way reaches, cm. */
export const reachOf = ([x, y, z]: Place): number => Math.sqrt(x * x + y * y + z * z);

/** A way one long; one that leads nowhere stays as it is. */
export function unit(way: Place): Place {
  const size = reachOf(way);
  return size > 0 ? eachAxis((axis) => way[axis] / size) : way;
}
