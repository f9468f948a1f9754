import type { Pair } from './types';

/** A motion of the plane, as SVG and PDF write a transform: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Motion = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const STILL: Motion = [1, 0, 0, 1, 0, 0];

/** The other one of a pair, seen from the same side. */
export const MIRRORED: Motion = [-1, 0, 0, 1, 0, 0];

// Asked for every point that is drawn: a list taken apart is walked through like any other, until the code is compiled.
export const carry = (by: Motion, at: Pair): Pair => [
  by[0] * at[0] + by[2] * at[1] + by[4],
  by[1] * at[0] + by[3] * at[1] + by[5],
];

export const shiftMotion = ([a, b, c, d, e, f]: Motion, [dx, dy]: Pair): Motion => [
  a,
  b,
  c,
  d,
  e + dx,
  f + dy,
];

/** The motion that lays the stretch p–q along r–s, its middle on the middle; mirrored in that line when asked. */
export function layAlong(
  [p, q]: readonly [Pair, Pair],
  [r, s]: readonly [Pair, Pair],
  mirrored: boolean,
): Motion {
  const from = Math.atan2(q[1] - p[1], q[0] - p[0]);
  const to = Math.atan2(s[1] - r[1], s[0] - r[0]);
  const turn = mirrored ? to + from : to - from;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const linear: Motion = mirrored ? [cos, sin, sin, -cos, 0, 0] : [cos, sin, -sin, cos, 0, 0];
  const [x, y] = carry(linear, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  return shiftMotion(linear, [(r[0] + s[0]) / 2 - x, (r[1] + s[1]) / 2 - y]);
}

/** The motion back, of one that keeps lengths. */
export const invertMotion = ([a, b, c, d, e, f]: Motion): Motion => [
  a,
  c,
  b,
  d,
  -(a * e + b * f),
  -(c * e + d * f),
];

/** One motion after another. */
export const composeMotions = (last: Motion, first: Motion): Motion => {
  const [x, y] = carry(last, [first[4], first[5]]);
  const [a, b] = carry([last[0], last[1], last[2], last[3], 0, 0], [first[0], first[1]]);
  const [c, d] = carry([last[0], last[1], last[2], last[3], 0, 0], [first[2], first[3]]);
  return [a, b, c, d, x, y];
};
