import { item } from '../sequence';
import type { Pair } from '../types';

/** Whether a point lies inside an outline. A picture asks ten thousands of times: nothing is made on the way. */
export function contains(outline: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  let a = outline[0];
  if (!a) return false;
  for (let i = 1; i <= outline.length; i++) {
    const b = item(outline, i < outline.length ? i : 0);
    if (a[1] <= y !== b[1] <= y && a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]) > x) inside = !inside;
    a = b;
  }
  return inside;
}
