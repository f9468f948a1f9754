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

/** The place at a share of the way from one to another. */
export function between(from: Place, to: Place, share: number): Place {
  const at = (axis: 0 | 1 | 2) => from[axis] + share * (to[axis] - from[axis]);
  return [at(X), at(Y), at(Z)];
}
