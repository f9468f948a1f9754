import { neighbours } from '../sequence';
import type { Pair } from '../types';

/** Two lines this close all along lie on each other, cm. */
const LIES_FLAT = 0.7;

/** Whether all of one line lies on another. */
export function liesOn(line: readonly Pair[], on: readonly Pair[], within = LIES_FLAT): boolean {
  const chords = neighbours(on);
  return line.every((point) => chords.some(([a, b]) => toChord(point, a, b) < within));
}

function toChord([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const t =
    square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
