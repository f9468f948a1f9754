import { closestPlace } from '@/lib/geometry/closest';
import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { add, cross, dot, perp, scale, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { edgeAfter, edgeBefore, type PieceView } from '@/lib/pattern/piece-view';

/** One end of a hem: the corner, the way the hem leaves it, and the edge that climbs from it. */
export interface HemEnd {
  readonly hem: EdgeView;
  readonly corner: Point;
  /** Unit direction of the hem at the corner. */
  readonly along: Point;
  readonly side: EdgeView;
  /** Whether the side edge runs away from the hem. */
  readonly leaving: boolean;
}

/** Hems deep enough to be folded and lie on something. */
const FOLDED = 0.9;

export function foldedHems({ edges }: PieceView): EdgeView[] {
  return edges.filter(({ role, allowance }) => role === 'hem' && allowance > FOLDED);
}

export function hemEnds(view: PieceView, hem: EdgeView): HemEnd[] {
  const before = edgeBefore(view, hem.index);
  const after = edgeAfter(view, hem.index);
  const ends: HemEnd[] = [
    { hem, corner: hem.start, along: hem.startDirection, side: before, leaving: false },
    { hem, corner: hem.end, along: hem.endDirection, side: after, leaving: true },
  ];
  return ends.filter(({ side }) => side.role !== 'hem' && side.role !== 'dart');
}

/** The point of the cut line beside the side edge, `up` cm along it from the hem: outward is right of travel. */
export function cutBeside({ side, leaving }: HemEnd, up: number): Point {
  const s = leaving ? up : side.length - up;
  const outward = scale(perp(tangentAtLength(side.path, s)), -side.allowance);
  return add(pointAtLength(side.path, s), outward);
}

/**
 * Its mirror image about the hem: where the allowance must end so that it lies on the garment. Cloth folded along a curve
 * comes to lie square across from where it was; past the corner the hem is thought to run straight on.
 */
export function mirroredBelow(end: HemEnd, p: Point): Point {
  const { corner, along, hem, leaving } = end;
  const past = (leaving ? 1 : -1) * dot(sub(p, corner), along);
  const foot = past > 0 ? add(corner, scale(along, leaving ? past : -past)) : closestPlace(hem.path, p).point;
  return sub(scale(foot, 2), p);
}

/** How far a point lies inside the line of the hem, run straight on past its corner; negative where it lies below it. */
export function heightOver({ corner, along }: HemEnd, p: Point): number {
  return cross(along, sub(p, corner));
}
