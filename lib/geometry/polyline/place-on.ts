import { span } from '../pair';
import { figureAt, firstOf, item, neighbours } from '../sequence';
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
  const sizes = new Float64Array(Math.max(0, line.length - 1));
  let whole = 0;
  for (let i = 0; i < sizes.length; i++) {
    const size = span(item(line, i), item(line, i + 1));
    sizes[i] = size;
    whole += size;
  }
  return (share) => {
    let left = share * whole;
    for (let i = 0; i < sizes.length; i++) {
      const size = figureAt(sizes, i);
      if (size > 0 && (left <= size || i === sizes.length - 1)) {
        const a = item(line, i);
        const b = item(line, i + 1);
        const along: Pair = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
        return { at: [a[0] + along[0] * left, a[1] + along[1] * left], along };
      }
      left -= size;
    }
    return { at: firstOf(line), along: [1, 0] };
  };
}

/** How long a line is. */
export const lengthAlong = (line: readonly Pair[]): number =>
  neighbours(line).reduce((sum, [a, b]) => sum + span(a, b), 0);
