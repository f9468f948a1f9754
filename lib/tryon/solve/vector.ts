import { eachAxis, type Place, wayTo } from '@/lib/tryon/body/place';

/** Where a vertex is, three figures each, cm. */
export const placeAt = (at: ArrayLike<number>, v: number): Place =>
  eachAxis((axis) => at[3 * v + axis] as number);

/** The way from one vertex to another, three figures each, cm. */
export const wayBetween = (at: ArrayLike<number>, from: number, to: number): Place =>
  wayTo(placeAt(at, to), placeAt(at, from));

export const dot = (p: Place, q: Place): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

export const cross = (p: Place, q: Place): Place => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** One way, and so many times another. */
export const plus = (p: Place, times: number, q: Place): Place =>
  eachAxis((axis) => p[axis] + times * q[axis]);
