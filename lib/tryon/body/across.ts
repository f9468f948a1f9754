import type { Gradient } from './gradient';
import type { Mark } from './model';
import { coordinate, X, Z } from './place';
import { type MarkedKnot, tapeLength, taut } from './taut';

/** Where a tape pulled taut across back or chest touches her left half, from the middle to the crease of the arm. */
export function crossTape(positions: Float64Array, path: readonly Mark[], side: 1 | -1): MarkedKnot[] {
  const knots = path.map((mark) => ({
    mark,
    along: coordinate(positions, mark, X),
    out: side * coordinate(positions, mark, Z),
  }));
  const kept = taut(knots);
  const furthest = kept.reduce((most, { out }, i) => (out > (kept[most] as MarkedKnot).out ? i : most), 0);
  return kept.slice(furthest);
}

/** From crease to crease across back or chest, taut, cm. */
export function across(
  positions: Float64Array,
  path: readonly Mark[],
  side: 1 | -1,
  gradient: Gradient,
): number {
  const kept = crossTape(positions, path, side);
  const middle = kept[0];
  if (!middle) return 0;
  gradient.addMark(middle.mark, X, 2);
  const half = tapeLength(kept, ({ mark }, along, out) => {
    gradient.addMark(mark, X, 2 * along);
    gradient.addMark(mark, Z, 2 * side * out);
  });
  return 2 * (middle.along + half);
}
