import { eachAxis, type Place, wayTo } from '@/lib/tryon/body/place';
import { placeOf } from '@/lib/tryon/mesh/normals';

/** The way from one vertex to another, three figures each, cm. */
export const wayBetween = (at: ArrayLike<number>, from: number, to: number): Place =>
  wayTo(placeOf(at, 3 * to), placeOf(at, 3 * from));

export const dot = (p: Place, q: Place): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

export const cross = (p: Place, q: Place): Place => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** One way, and so many times another. */
export const plus = (p: Place, times: number, q: Place): Place =>
  eachAxis((axis) => p[axis] + times * q[axis]);
