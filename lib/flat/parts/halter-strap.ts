import { endOf, joinPaths, path, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { add, midpoint } from '@/lib/geometry/point';
import { cubic } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { acrossCentre, line, shape } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';
import { bowAt } from './strap-bows';

/** Behind the neck the strap rises a little from where it passes the shoulders, cm. */
const RISE = 1.6;

/** One edge of the strap from beside the neck to the middle of the nape. */
function roundNape(from: Point): Path {
  const nape = { x: 0, y: from.y + RISE };
  return path(cubic(from, add(from, { x: -from.x * 0.15, y: RISE }), { x: from.x * 0.5, y: nape.y }, nape));
}

/** The strap behind the neck, both its edges from side to side. */
function napeStrap({ lines: { shoulder } }: Face): { readonly outer: Path; readonly inner: Path } {
  const [tip, neck] = [startOf(shoulder), endOf(shoulder)];
  return { outer: acrossCentre(roundNape(tip)), inner: acrossCentre(roundNape(neck)) };
}

function drawn(front: Face, fill: 'shade' | 'shell', id: string) {
  const { outer, inner } = napeStrap(front);
  const across = (from: Path, to: Path) => polyline(endOf(from), startOf(to));
  const band = joinPaths(outer, across(outer, reversePath(inner)), reversePath(inner));
  return [shape(band, fill, id), line(outer, 'outline', id), line(inner, 'outline', id)];
}

const isHaltered = ({ construction }: Parameters<FlatPart>[0]['draft']): boolean =>
  construction.strapNape !== undefined;

/** Behind the neck of a front that is held round it. */
export const farHalter: FlatPart = ({ near, draft }) =>
  isHaltered(draft) && near.view === 'front' ? drawn(near, 'shade', 'front/halter') : [];

/** The same from behind, with its bow. */
export const nearHalter: FlatPart = ({ far, near, draft }) => {
  if (!isHaltered(draft) || near.view === 'front') return [];
  const { outer, inner } = napeStrap(far);
  const middle = (of: Path) =>
    of.map(({ b }) => b).reduce((best, p) => (Math.abs(p.x) < Math.abs(best.x) ? p : best));
  const knot = midpoint(middle(outer), middle(inner));
  return [
    ...drawn(far, 'shell', 'back/halter'),
    ...bowAt(knot).map((each) => line(each, 'outline', 'back/bow')),
  ];
};
