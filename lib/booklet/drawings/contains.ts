import type { Pair } from '@/lib/drafting/types';

/** Whether a point lies inside an outline. */
export function contains(outline: readonly Pair[], [x, y]: Pair): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Pair;
    if (ay <= y !== by <= y && ax + ((y - ay) / (by - ay)) * (bx - ax) > x) inside = !inside;
  });
  return inside;
}
