import { capeLength, SHORTER } from '@/lib/drafting/sleeves/cape/cape-panel';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { endOf, joinPaths, path, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { lerp, polar } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { line, shape } from '../ink';
import { onShoulders } from '../worn/halves';
import type { FlatPart } from './part';

/** Share of the armhole, from the underarm, at which a cape begins. */
const FROM = 0.41;
/** How far it stands off over the arm, as shares of its length; how steeply it leaves the shoulder, degrees. */
const OFF = { reach: 0.3, least: 6, drop: 0.9 };
const LEAVES = -22;
/** Folds that rise from its lower edge, as shares of the way. */
const FOLDS = { count: 4, share: 0.62 };

/** Down from the shoulder over the arm. */
function overArm(tip: Point, length: number): Path {
  const foot = { x: tip.x + OFF.least + OFF.reach * length, y: tip.y - OFF.drop * length };
  return path(cubicWithTangents(tip, polar({ x: 0, y: 0 }, LEAVES, 1), foot, { x: 0.2, y: -1 }, 0.4, 0.4));
}

/** The lower edge, from the free end at the body up to the outer one, hanging in one bow. */
function lowerEdge(inner: Point, outer: Point, length: number): Path {
  const sag = (share: number, by: number): Point => {
    const p = lerp(inner, outer, share);
    return { x: p.x, y: p.y - by * length };
  };
  return path(cubic(inner, sag(0.33, 0.06), sag(0.72, 0.1), outer));
}

function folds(seam: Path, edge: Path): Path[] {
  return Array.from({ length: FOLDS.count }, (_, i) => {
    const share = (i + 1) / (FOLDS.count + 1);
    const foot = pointAtLength(edge, share * pathLength(edge));
    const head = pointAtLength(seam, share * pathLength(seam));
    return polyline(foot, lerp(foot, head, i % 2 === 0 ? FOLDS.share : FOLDS.share / 2));
  });
}

/** A half circle that hangs from the armhole over the shoulder. */
export const cape: FlatPart = (worn) => {
  const { draft, view, near } = worn;
  if (draft.choices.options.sleeve !== 'cape') return [];
  const { armhole } = near.lines;
  const whole = pathLength(armhole);
  const seam = subPath(armhole, FROM * whole, whole);
  const length = capeLength(draft.choices);
  const begins = startOf(seam);
  const free = length - (view === 'front' ? SHORTER : 0);
  const end = { x: begins.x + 0.04 * length, y: begins.y - free };
  const over = overArm(endOf(seam), length);
  const edge = lowerEdge(end, endOf(over), length);
  const id = `${view}/cape`;
  const outline = joinPaths(seam, over, reversePath(edge), polyline(end, begins));
  return onShoulders(worn, (side) => [
    shape(side(outline), 'shell', id),
    line(side(seam), 'seam', id),
    line(side(over), 'outline', id),
    line(side(edge), 'outline', id),
    line(side(polyline(begins, end)), 'outline', id),
    ...folds(seam, edge).map((fold) => line(side(fold), 'seam', id)),
  ]);
};
