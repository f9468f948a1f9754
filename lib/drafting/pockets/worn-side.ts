import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { sub, turnDegrees } from '@/lib/geometry/point';
import { edgesOf } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';

/** A side that leans farther than any gore's is a radius of a circle: it hangs plumb, though it is drawn aslant (H). */
const LEANING = 30;
const UP = { x: 0, y: 1 };

/** How many degrees the side of a sector turns to hang as it is worn; no other side turns. */
export function turnsUpright({ path }: PanelEdge): number {
  const degrees = turnDegrees(sub(endOf(path), startOf(path)), UP);
  return Math.abs(degrees) > LEANING ? degrees : 0;
}

/** A side as it hangs: the height of its lower end, and how far up it a height lies, cm; nothing beyond its ends. */
interface WornSide {
  readonly bottom: number;
  upTo(height: number): number | undefined;
}

/** Height of the seam at the top of a skirt: where it meets the centre. */
function seamHeight(panel: Panel): number {
  return Math.min(...edgesOf(panel, 'waist').flatMap(({ path }) => [startOf(path).y, endOf(path).y]));
}

/** Heights along a side: those of the pattern, and on a sector, down from its seam. */
export function wornSide(panel: Panel, side: PanelEdge): WornSide {
  if (turnsUpright(side) === 0)
    return {
      bottom: startOf(side.path).y,
      upTo: (height) => intersectHorizontal(side.path, height)[0]?.length,
    };
  const length = pathLength(side.path);
  const bottom = seamHeight(panel) - length;
  return { bottom, upTo: (height) => (height - bottom <= length ? height - bottom : undefined) };
}
