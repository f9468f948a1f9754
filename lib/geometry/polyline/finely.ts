import { cyclicNeighbours } from '../sequence';
import type { Pair } from '../types';

/** Outlines are bent between corners no further apart than this, cm. */
const FINE = 0.5;

/** The same shape with so many corners that it can be bent. */
export const finely = (outline: readonly Pair[]): Pair[] =>
  cyclicNeighbours(outline).flatMap(([at, next]) => stepsTo(at, next, FINE));

/** A line with places no further apart than `fine`, cm. */
export const finelyAlong = (line: readonly Pair[], fine: number): Pair[] =>
  line.flatMap((at, i) => stepsTo(at, line[i + 1] ?? at, fine));

/** Places from one point on toward another, that one left out, no further apart than `fine`, cm. */
export function stepsTo([ax, ay]: Pair, [bx, by]: Pair, fine: number): Pair[] {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / fine));
  return Array.from(
    { length: count },
    (_, k): Pair => [ax + ((bx - ax) * k) / count, ay + ((by - ay) * k) / count],
  );
}
