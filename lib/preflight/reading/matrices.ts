import type { Box } from '@/lib/drawing/types';
import { carry, type Motion } from '@/lib/geometry/motion';

/** The transform that acts as `first`, then as `second`. */
export function times(first: Motion, second: Motion): Motion {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** The transform that undoes another. Refuses one that flattens. */
export function inverse([a, b, c, d, e, f]: Motion): Motion {
  const size = a * d - b * c;
  if (!(Math.abs(size) > 1e-12)) throw new RangeError('A transform flattens what it carries');
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/** The upright box about a box that was carried. */
export function carriedBox(matrix: Motion, [x0, y0, x1, y1]: Box): Box {
  const corners = (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as const
  ).map((at) => carry(matrix, at));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** What two boxes share; turned inside out where they share nothing. */
export const sharedBox = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
