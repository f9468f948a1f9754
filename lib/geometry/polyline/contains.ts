import type { Pair } from '../types';

/** Whether a point lies inside an outline. A picture asks ten thousands of times: nothing is made on the way. */
export function contains(outline: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i] as Pair;
    const b = outline[i + 1 < outline.length ? i + 1 : 0] as Pair;
    if (a[1] <= y !== b[1] <= y && a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]) > x) inside = !inside;
  }
  return inside;
}
