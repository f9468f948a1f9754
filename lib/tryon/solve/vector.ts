/** A direction or a way in space, cm. */
export type Vector = readonly [x: number, y: number, z: number];

/** The way from one vertex to another, three figures each. */
export const wayBetween = (at: ArrayLike<number>, from: number, to: number): Vector => [
  (at[3 * to] as number) - (at[3 * from] as number),
  (at[3 * to + 1] as number) - (at[3 * from + 1] as number),
  (at[3 * to + 2] as number) - (at[3 * from + 2] as number),
];

export const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

export const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** So many times one, and another. */
export const plus = (p: Vector, times: number, q: Vector): Vector => [
  p[0] + times * q[0],
  p[1] + times * q[1],
  p[2] + times * q[2],
];

export const lengthOf = (p: Vector): number => Math.sqrt(dot(p, p));

/** Of length 1; a way of none stays none. */
export const unit = (p: Vector): Vector => plus([0, 0, 0], 1 / (lengthOf(p) || 1), p);
