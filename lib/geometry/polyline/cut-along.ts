import { between } from '../pair';
import { cyclicNeighbours } from '../sequence';
import type { Pair } from '../types';

/** What is left of a shape cut along the line through p and q: its part on the side of `kept`. */
export function cutAlong(outline: readonly Pair[], [p, q]: readonly [Pair, Pair], kept: Pair): Pair[] {
  const sideOf = ([x, y]: Pair) => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
  const sign = Math.sign(sideOf(kept));
  return cyclicNeighbours(outline).flatMap(([point, next]) => {
    const [here, there] = [sideOf(point) * sign, sideOf(next) * sign];
    return [
      ...(here >= 0 ? [point] : []),
      ...(here * there < 0 ? [between(point, next, here / (here - there))] : []),
    ];
  });
}

/** What is left of a shape cut level at a height: its part on the side of `kept`. */
export const cutAtLevel = (outline: readonly Pair[], level: number, kept: Pair): Pair[] =>
  cutAlong(
    outline,
    [
      [0, level],
      [1, level],
    ],
    kept,
  );
