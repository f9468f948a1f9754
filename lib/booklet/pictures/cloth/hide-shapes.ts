import { boundsOf } from '@/lib/geometry/bounds';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';

/** Shapes of which more than this share lies under another do not lie beside it. */
const HIDDEN = 0.25;
/** Places looked at across a shape, and up it. */
const ACROSS = 24;

/** Whether of some shapes one hides much of another's surface: edges that lie over each other at a seam do not. */
export function hideEachOther(shapes: readonly (readonly Pair[])[]): boolean {
  const inner = shapes.map(placesIn);
  return shapes.some((shape, i) =>
    inner.some((places, j) => {
      const hidden = places.filter((at) => contains(shape, at));
      return i !== j && hidden.length > HIDDEN * places.length;
    }),
  );
}

/** Places spread evenly over a shape. */
function placesIn(shape: readonly Pair[]): Pair[] {
  const { left, right, bottom, top } = boundsOf(shape);
  const share = (from: number, to: number, k: number) => from + ((to - from) * (k + 0.5)) / ACROSS;
  const grid = Array.from(
    { length: ACROSS ** 2 },
    (_, k): Pair => [share(left, right, k % ACROSS), share(bottom, top, Math.floor(k / ACROSS))],
  );
  return grid.filter((at) => contains(shape, at));
}
