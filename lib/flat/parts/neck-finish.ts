import { intersect, intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endOf, joinPaths, reversePath } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { acrossCentre, line } from '../ink';
import { neckLine } from '../worn/halves';
import type { Face, View } from '../worn/types';
import type { FlatPart } from './part';

/** Width of a bias binding as worn. */
const BINDING = 0.7;

function inward(neckline: Path, by: number): Path {
  return reversePath(toCentre(reversePath(offsetPath(neckline, -by))));
}

/** A path cut, or run level, to the middle of the garment. */
function toCentre(fromCentre: Path): Path {
  const [hit] = intersectVertical(fromCentre, 0);
  if (!hit || hit.length < 1e-6) return snapped(fromCentre);
  return snapped(subPath(fromCentre, hit.length, pathLength(fromCentre)));
}

function snapped(of: Path): Path {
  const [first, ...rest] = of;
  return first ? [{ ...first, a: { x: 0, y: first.a.y } }, ...rest] : of;
}

function facingDepth(pieces: readonly Piece[], view: View): number | undefined {
  const facing = pieces.find(
    ({ part, id, material }) => part === 'facing' && material !== 'interfacing' && id.includes(view),
  );
  const centre = facing?.edges.find(({ line: own, role }) => role === 'fold' || own.startsWith('centre'));
  return centre && pathLength(pathOf(centre));
}

function boundNeckline({ panels }: Face): boolean {
  return panels.some(({ edges }) =>
    edges.some((edge) => edge.line === 'neckline' && edge.role === 'finished'),
  );
}

/** What shows of a line on the inside of the far face, from the side to the centre: the part above the near neckline. */
function seenThrough(ofFar: Path, near: Face): Path | undefined {
  const [meets] = intersect(ofFar, near.lines.neckline).slice(-1);
  if (meets) {
    const whole = pathLength(ofFar);
    return whole - meets.lengthA > 0.5 ? subPath(ofFar, meets.lengthA, whole) : undefined;
  }
  return endOf(ofFar).y > endOf(near.lines.neckline).y ? ofFar : undefined;
}

/** The edge of the facing on the inside of the other face. */
export const farFacing: FlatPart = ({ far, near, draft }) => {
  // Over a bare back the inside of the front is seen down past where its facing ends.
  if (near.bare || far.bare || far.bareLeft) return [];
  const depth = facingDepth(draft.pieces, far.view);
  const seen = depth === undefined ? undefined : seenThrough(inward(far.lines.neckline, depth), near);
  if (!seen) return [];
  return [line(acrossCentre(seen), 'seam', `inside-${far.view}/facing`)];
};

/** A back that ends under the arms is bound from side to side. */
const upperEdge = ({ bare, lines: { armhole, shoulder, neckline } }: Face): Path =>
  bare ? joinPaths(armhole, shoulder, neckline) : neckline;

/** The inner edge of a binding, from side to side. */
const boundEdge = (face: Face): Path =>
  face.bareLeft
    ? offsetPath(neckLine(face, face.view), -BINDING)
    : acrossCentre(inward(upperEdge(face), BINDING));

/** The binding along the neckline, on both faces. */
export const neckBinding: FlatPart = ({ near }) =>
  boundNeckline(near) ? [line(boundEdge(near), 'seam', `${near.view}/neck-binding`)] : [];

export const farNeckBinding: FlatPart = ({ far, near }) => {
  if (near.bare || far.bare || far.bareLeft) return [];
  const seen = boundNeckline(far) ? seenThrough(inward(far.lines.neckline, BINDING), near) : undefined;
  return seen ? [line(acrossCentre(seen), 'seam', `inside-${far.view}/neck-binding`)] : [];
};
