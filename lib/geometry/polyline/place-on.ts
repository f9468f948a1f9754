import { span } from '../pair';
import { firstOf, item, neighbours } from '../sequence';
import type { Pair } from '../types';

/** A point of a line, and the unit direction of travel there. */
export interface Place {
  readonly at: Pair;
  readonly along: Pair;
}

/** The point a share of the way along a line, and the unit direction of travel there. */
export const placeOn = (line: readonly Pair[], share: number): Place => placesOf(line)(share);

/** As `placeOn`, of a line that is asked often: measured once. */
export function placesOf(line: readonly Pair[]): (share: number) => Place {
  const sizes = Float64Array.from(neighbours(line), ([a, b]) => span(a, b));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return (share) => {
    let left = share * whole;
    let i = 0;
    for (const size of sizes) {
      if (size > 0 && (left <= size || i === sizes.length - 1)) {
        const [a, b] = [item(line, i), item(line, i + 1)];
        const along: Pair = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
        return { at: [a[0] + along[0] * left, a[1] + along[1] * left], along };
      }
      left -= size;
      i++;
    }
    return { at: firstOf(line), along: [1, 0] };
  };
}

/** How long a line is. */
export const lengthAlong = (line: readonly Pair[]): number =>
  neighbours(line).reduce((sum, [a, b]) => sum + span(a, b), 0);
