import { item, mapTuple } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Handles } from './fit-cubic';

/** A cubic from `a` to `b`. */
interface Curve extends Handles {
  readonly a: Pair;
  readonly b: Pair;
}

const mix = ([ax, ay]: Pair, [bx, by]: Pair, t: number): Pair => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** The polar form of a cubic: its points are those with three parameters alike, its handles those with two. */
function polar({ a, c1, c2, b }: Curve, r: number, s: number, t: number): Pair {
  const [ab, bc, cd] = [mix(a, c1, r), mix(c1, c2, r), mix(c2, b, r)];
  return mix(mix(ab, bc, s), mix(bc, cd, s), t);
}

/** The four control points of the part of a curve between two parameters. */
const partOf = (curve: Curve, from: number, to: number): [Pair, Pair, Pair, Pair] => [
  polar(curve, from, from, from),
  polar(curve, from, from, to),
  polar(curve, from, to, to),
  polar(curve, to, to, to),
];

/**
 * Whether the part of a curve runs beside the chord p–q, within `reach` cm: its control points go forward along the
 * chord, so that the curve does too and passes every place of it, and lie beside it so little that by their weights
 * (the two handles have three quarters between them at most) no point of it is further off.
 */
function runsBeside(part: readonly [Pair, Pair, Pair, Pair], p: Pair, q: Pair, reach: number): boolean {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const along = part.map(([x, y]) => (x - p[0]) * ux + (y - p[1]) * uy);
  if (!along.every((at, i) => i === 0 || at >= item(along, i - 1))) return false;
  const [a, c1, c2, b] = mapTuple(part, ([x, y]) => Math.abs((y - p[1]) * ux - (x - p[0]) * uy));
  const ends = Math.max(a, b);
  return Math.max(ends, (ends + 3 * Math.max(c1, c2)) / 4) <= reach;
}

/**
 * Whether a curve and the chords through `points` are nowhere further apart than `reach` cm, both ways and between the
 * points too. The curve is taken apart at the parameters `at`, one for each point.
 */
export function followsChords(
  curve: Curve,
  points: readonly Pair[],
  at: readonly number[],
  reach: number,
): boolean {
  return points.slice(1).every((q, i) => {
    const p = item(points, i);
    const [from, to] = [i === 0 ? 0 : item(at, i), i === points.length - 2 ? 1 : item(at, i + 1)];
    const part = partOf(curve, from, to);
    const gap = Math.hypot(part[3][0] - q[0], part[3][1] - q[1]);
    return from < to && gap <= reach && runsBeside(part, p, q, reach);
  });
}
