import { cyclic, firstOf, item, lastOf } from '../sequence';
import type { Pair } from '../types';
import { type Crossing, meets } from './meets';

type Line = readonly Pair[];

/** An outline in two, on either side of a line. */
export interface Parted {
  readonly kept: Pair[];
  /** From where the line meets the outline to where it leaves it. */
  readonly fold: Line;
  readonly beyond: Line;
}

/**
 * An outline parted along a line that is drawn on at both ends until it meets it; where the edge itself goes on the
 * allowance is parted square across.
 */
export function partedAlong(
  outline: Line,
  line: Line,
  square: readonly [boolean, boolean],
): Parted | undefined {
  const [start, end] = [firstOf(line), lastOf(line)];
  const from = meets(outline, start, square[0] ? across(start, item(line, 1), -1) : line[1]);
  const to = meets(outline, end, square[1] ? across(end, item(line, line.length - 2), 1) : line.at(-2));
  if (!from || !to) return undefined;
  const whole = [from.at, ...line, to.at];
  const fold = [...(square[0] ? [] : [from.at]), ...line, ...(square[1] ? [] : [to.at])];
  const kept = [...whole, ...verticesFrom(outline, to, from)];
  return { kept, fold, beyond: [from.at, ...verticesFrom(outline, from, to), to.at] };
}

/** A place as far inside an end of an edge as the next place on it is along it: the cloth lies to the left. */
const across = ([x, y]: Pair, [ix, iy]: Pair, way: 1 | -1): Pair => [x + (iy - y) * way, y - (ix - x) * way];

function verticesFrom(outline: Line, from: Crossing, to: Crossing): Pair[] {
  const sides = (to.side - from.side + outline.length) % outline.length;
  const count = sides === 0 && to.share < from.share ? outline.length : sides;
  return Array.from({ length: count }, (_, i) => cyclic(outline, from.side + 1 + i));
}
