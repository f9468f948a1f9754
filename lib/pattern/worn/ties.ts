import type { Point } from '@/lib/geometry/types';
import { findDone, giving } from '@/lib/operations/ask';
import { fisheyesOf, stretchAtHeight } from '@/lib/pattern/fisheye';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Draft } from '@/lib/pattern/types';
import type { Buttoned } from './buttons';

/** How far inside the edge a tie may hold, cm, nearest first: a dart may lie under it. */
const INSIDE = [1, 2, 3, 4, 5];
/** And so far above the waist, or the seam or hem that the edge ends at above that, cm. */
const ABOVE = 1;

/**
 * Where the halves of a wrap are held: ties draw the edge of either half, at the waist, to its image on the other. Both
 * halves are tied alike, so that the front keeps its width.
 */
export function tiedPlaces(view: PieceView, { operations }: Pick<Draft, 'operations'>): Buttoned[] {
  const tied = findDone(operations, giving('tied')).some(({ edges }) =>
    edges.some(({ piece }) => piece === view.id),
  );
  const lap = tied && view.edges.find(({ line }) => line === 'front-edge');
  if (!lap) return [];
  const end = lap.points.reduce((best, p) => (Math.abs(p.y) < Math.abs(best.y) ? p : best));
  for (const inside of INSIDE) {
    const at = { x: end.x + inside, y: Math.max(ABOVE, end.y + ABOVE) };
    const image = { x: -at.x, y: at.y };
    if ([at, image].every((p) => isCloth(view, p)))
      return [
        { under: image, over: at },
        { under: at, over: image },
      ];
  }
  return [];
}

function isCloth(view: PieceView, { x, y }: Point): boolean {
  const inDart = fisheyesOf(view).some(({ points }) => {
    const [from, to] = stretchAtHeight(points, y) ?? [0, 0];
    return x >= from && x <= to && to > from;
  });
  return view.seamLine.contains(x, y) && !inDart;
}
