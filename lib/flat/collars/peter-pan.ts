import type { Item } from '@/lib/drawing/types';
import { required } from '@/lib/errors/required';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endDirection, endOf, joinPaths, path, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { perp, rotate } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import { both, line, shape } from '../ink';
import type { Worn } from '../worn/types';
import { laidEdge } from './laid';
import { opensHere } from './measures';
import type { WornCollar } from './worn-collar';

const ROUND = 0.85;
const PARTING = 6;

/** The outer edge rounded up to the middle of the neckline. */
function rounded(edge: Path, neckline: Path, width: number): Path {
  const kept = subPath(edge, 0, Math.max(0.1, pathLength(edge) - ROUND * width));
  const away = rotate(perp(endDirection(neckline)), { x: 0, y: 0 }, 180 + PARTING);
  const arrival = cubicWithTangents(endOf(kept), endDirection(kept), endOf(neckline), away);
  return [...kept, arrival];
}

/** Less of a turn at the centre is no point, as a slope. */
const POINT = 0.1;
const isPointed = (neckline: Path): boolean => Math.abs(endDirection(neckline).y) > POINT;

function outerEdge(worn: Worn, width: number): Path {
  const { near } = worn;
  const edge = laidEdge(near, width);
  if (near.view === 'front' || isPointed(near.lines.neckline))
    return rounded(edge, near.lines.neckline, width);
  const middle = endOf(near.lines.neckline);
  return opensHere(worn) ? joinPaths(edge, polyline(endOf(edge), middle)) : edge;
}

/** A flat collar: round in front, straight or whole at the back. */
export const PETER_PAN: WornCollar = {
  near: (worn): Item[] => {
    const { near, draft } = worn;
    const width = required(draft.choices.sizes['collar-width'], 'collar-width');
    const outer = outerEdge(worn, width);
    const { neckline } = near.lines;
    const closed = path(
      ...neckline,
      ...polyline(endOf(neckline), endOf(outer)).filter(({ a, b }) => a.x !== b.x || a.y !== b.y),
      ...reversePath(outer),
      ...polyline(startOf(outer), startOf(neckline)),
    );
    const id = `${near.view}/collar`;
    return both((side) => [
      shape(side(closed), 'trim', id),
      line(side(outer), 'outline', id),
      line(side(polyline(startOf(outer), startOf(neckline))), 'outline', id),
      line(side(neckline), 'outline', id),
    ]);
  },
};
