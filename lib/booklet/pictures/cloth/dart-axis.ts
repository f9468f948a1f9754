import { between, toward } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

type Line = readonly Pair[];

/** From the middle of the mouth to the point; of a dart inside a piece from point to point. */
export function axisOf(lines: readonly Line[]): readonly [Pair, Pair] {
  const [first, second] = lines;
  if (first && second) return [between(firstOf(first), lastOf(second)), lastOf(first)];
  const points = firstOf(lines);
  const by = (sign: number) => points.reduce((best, at) => (sign * at[1] > sign * best[1] ? at : best));
  return [by(-1), by(1)];
}

/** What of a dart lies on one side of its axis, left (1) or right (-1) of it, from end to end. */
export function legOn(lines: readonly Line[], axis: readonly [Pair, Pair], way: number): Line {
  const off = (at: Pair) => way * offAxis(axis, at);
  const [first, second] = lines;
  if (!second)
    return firstOf(lines)
      .filter((at) => off(at) > -NEAR)
      .sort((a, b) => a[1] - b[1]);
  return first && off(firstOf(first)) > off(lastOf(second)) ? first : second;
}

const NEAR = 1e-6;

const offAxis = ([p, q]: readonly [Pair, Pair], [x, y]: Pair): number => {
  const [dx, dy] = toward(p, q);
  return dx * (y - p[1]) - dy * (x - p[0]);
};
