import { span, toward } from '@/lib/geometry/pair';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

/** Twice what flattening may have left of a curve beside its chord (0.003 cm in finishing), cm. */
const SAGITTA = 0.007;
/** A chord of the outline with what it is part of. */
export interface Chord {
  readonly a: Pair;
  readonly b: Pair;
  readonly length: number;
  readonly direction: Pair;
}

const turnBetween = ([ax, ay]: Pair, [bx, by]: Pair): number =>
  Math.atan2(ax * by - ay * bx, ax * bx + ay * by);

/** The chords of an outline in order; a closed one ends where it began. */
export function chordsOf(points: readonly Pair[], closed: boolean): Chord[] {
  const ends = closed ? [...points, firstOf(points)] : points;
  return ends.slice(1).map((b, i) => {
    const a = item(ends, i);
    return { a, b, length: span(a, b), direction: toward(a, b) };
  });
}

/** Turn from a chord to the next, or undefined where the two make a corner rather than follow one curve. */
export function smoothTurn(before: Chord | undefined, after: Chord | undefined): number | undefined {
  if (!before || !after) return undefined;
  const turn = turnBetween(before.direction, after.direction);
  return (Math.min(before.length, after.length) * Math.abs(turn)) / 8 > SAGITTA ? undefined : turn;
}

/** A chord is straight in truth when a curve with its turns would bulge more than flattening leaves. */
export function isStraight(
  { length }: Chord,
  before: number | undefined,
  after: number | undefined,
): boolean {
  if (before === undefined && after === undefined) return true;
  return (length * Math.max(Math.abs(before ?? 0), Math.abs(after ?? 0))) / 8 > SAGITTA;
}

/** The direction of the curve where two of its chords meet: nearer to that of the shorter one. */
export function tangent(before: Chord, after: Chord): Pair {
  const [x, y] = [
    before.direction[0] * after.length + after.direction[0] * before.length,
    before.direction[1] * after.length + after.direction[1] * before.length,
  ];
  return toward([0, 0], [x, y]);
}

/** The direction at the free end of a curve, as if its last chord belonged to a circle. */
export function mirrored([cx, cy]: Pair, [tx, ty]: Pair): Pair {
  const along = 2 * (cx * tx + cy * ty);
  return [along * cx - tx, along * cy - ty];
}
