import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { mirrorPathX, path, translatePath } from '@/lib/geometry/path';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { findDone } from '@/lib/operations/ask';
import { line, shape } from '../ink';
import type { FlatPart } from './part';

const BELOW_UNDERARM = 3;
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

/** A zip in the left side: to the right of a front as one looks at it, to the left of a back. */
export const sideZip: FlatPart = ({ draft, near }) => {
  const zip = findDone(draft.operations, ({ zip: sewn }) => sewn === 'side')[0];
  const opening = Number(zip?.figures.opening ?? 0);
  if (opening <= 0) return [];
  const { side } = near.lines;
  const top = pathLength(side) - BELOW_UNDERARM;
  const seam = translatePath(subPath(side, Math.max(0, top - opening), top), { x: -BESIDE, y: 0 });
  const drop = pull(pointAtLength(side, top));
  const id = `${near.view}/side-zip`;
  const own = (of: Path) => (near.view === 'front' ? of : mirrorPathX(of));
  return [line(own(seam), 'topstitch', id), shape(own(drop), 'paper', id), line(own(drop), 'seam', id)];
};
