import { hangingLine } from '@/lib/geometry/catenary';
import { pathLength, pointAtLength, subPath } from '@/lib/geometry/length';
import { endOf, reversePath, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { acrossCentre, both, line } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** Folds under the edge: where they begin along the shoulder, how far below the edge they hang, and how much is seen. */
const FOLDS = [
  { along: 0.12, below: 0.3, seen: 1 },
  { along: 0.32, below: 0.6, seen: 0.7 },
  { along: 0.52, below: 0.95, seen: 1 },
  { along: 0.72, below: 1.35, seen: 0.5 },
] as const;

/** A fold from the shoulder, hanging below the edge by a share of what that falls. */
function fold({ neckline, shoulder }: Face['lines'], along: number, below: number): Path {
  const begins = pointAtLength(reversePath(shoulder), along * pathLength(shoulder));
  const drop = begins.y - endOf(neckline).y + below * (startOf(neckline).y - endOf(neckline).y);
  return hangingLine(begins, drop);
}

/** The soft folds in which a cowl hangs from the shoulders. */
export const cowl: FlatPart = ({ draft, near, view }) => {
  if (view !== 'front' || draft.construction.cowlDrop === undefined) return [];
  const id = 'front/cowl';
  return FOLDS.flatMap(({ along, below, seen }) => {
    const path = fold(near.lines, along, below);
    if (seen === 1) return [line(acrossCentre(path), 'seam', id)];
    return both((side) => [line(side(subPath(path, 0, seen * pathLength(path))), 'seam', id)]);
  });
};
