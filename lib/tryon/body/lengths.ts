import type { Gradient } from './gradient';
import type { Mark } from './model';
import { placeOf, X, Y, Z } from './place';

/** The straight distance of two marks, or twice it or any share, cm. */
export function straight(
  positions: Float64Array,
  from: Mark,
  to: Mark,
  gradient: Gradient,
  times = 1,
): number {
  const [p, q] = [placeOf(positions, from), placeOf(positions, to)];
  const between = [q[X] - p[X], q[Y] - p[Y], q[Z] - p[Z]] as const;
  const length = Math.sqrt(between[X] ** 2 + between[Y] ** 2 + between[Z] ** 2);
  if (length === 0) return 0;
  for (const axis of [X, Y, Z] as const) {
    const pull = (times * between[axis]) / length;
    gradient.addMark(to, axis, pull);
    gradient.addMark(from, axis, -pull);
  }
  return times * length;
}

/** The length along a path that follows the skin, cm, as often as said; closed, the last mark is joined to the first. */
export function alongSkin(
  positions: Float64Array,
  path: readonly Mark[],
  gradient: Gradient,
  { times = 1, closed = false } = {},
): number {
  const last =
    closed && path.length > 0
      ? straight(positions, path.at(-1) as Mark, path[0] as Mark, gradient, times)
      : 0;
  return path
    .slice(1)
    .reduce((sum, mark, i) => sum + straight(positions, path[i] as Mark, mark, gradient, times), last);
}
