import { seamClosedAbove } from '@/lib/drafting/openings/side-zip';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { mirrorPathX, path, translatePath } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { findDone } from '@/lib/operations/ask';
import { line, shape } from '../ink';
import type { WornSkirt } from '../worn/skirt';
import type { FlatPart } from './part';

/** The row of stitches beside the teeth. */
const BESIDE = 0.6;
const PULL = { width: 0.4, length: 1.6 };

function pull({ x, y }: Point): Path {
  const foot = { x, y: y - PULL.length };
  return path(
    cubic({ x, y }, { x: x + PULL.width, y }, { x: x + PULL.width, y: foot.y }, foot),
    cubic(foot, { x: x - PULL.width, y: foot.y }, { x: x - PULL.width, y }, { x, y }),
  );
}

/** As far as it goes on below a waist seam. */
function inSkirt(skirt: WornSkirt | undefined, opening: number): Path[] {
  if (!skirt || opening <= 0) return [];
  const length = pathLength(skirt.side);
  return [subPath(skirt.side, Math.max(0, length - opening), length)];
}

/** A zip in the left side: to the right of a front as one looks at it, to the left of a back. */
export const sideZip: FlatPart = ({ draft, near, skirt }) => {
  const zip = findDone(draft.operations, ({ zip: sewn }) => sewn === 'side')[0];
  const opening = Number(zip?.figures.opening ?? 0);
  if (opening <= 0) return [];
  const { side } = near.lines;
  const top = pathLength(side) - seamClosedAbove(draft.choices);
  const seams = [subPath(side, Math.max(0, top - opening), top), ...inSkirt(skirt, opening - top)];
  const drop = pull(pointAtLength(side, top));
  const id = `${near.view}/side-zip`;
  const own = (of: Path) => (near.view === 'front' ? of : mirrorPathX(of));
  return [
    ...seams.map((seam) => line(own(translatePath(seam, { x: -BESIDE, y: 0 })), 'topstitch', id)),
    shape(own(drop), 'paper', id),
    line(own(drop), 'seam', id),
  ];
};
