import { span } from '../pair';
import { neighbours } from '../sequence';
import type { Pair } from '../types';
import { placeOn } from './place-on';

/** The part of a line between two shares of its length. */
export function cutBetween(line: readonly Pair[], from: number, to: number): Pair[] {
  const sizes = neighbours(line).map(([a, b]) => span(a, b));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  const inside = line.filter((_, i) => {
    before += sizes[i - 1] ?? 0;
    return before > (from + SAME) * whole && before < (to - SAME) * whole;
  });
  return [placeOn(line, from).at, ...inside, placeOn(line, to).at];
}

/** Corners this near to an end of the part, as a share of the line, are that end. */
const SAME = 1e-4;
