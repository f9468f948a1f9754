import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import { contains } from '@/lib/geometry/polyline/contains';
import { liesOn } from '@/lib/geometry/polyline/lies-on';
import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Step } from '@/lib/pattern/seam-view';
import { artOutline } from '../cloth/lay-piece';
import { ends, isOnePiece } from '../cloth/walk-seam';
import { besideEachOther } from './chain-panels';
import { canFace } from './face-edges';
import { isFolded, laidOnto, type Meeting, shapesOf } from './meet-sides';

/** A seam shorter than this share of a piece is only an end of it. */
const END = 0.4;

/**
 * Whether two pieces are the layers of one, alike and sewn to each other at an end only: the two stands of a collar.
 * They lie on each other whatever is done with them: never opened out end to end.
 */
export function areLayers(meeting: Meeting): boolean {
  const { a, b, self } = meeting;
  if (self || isFolded(meeting) || !canFace(meeting) || areStrips(meeting)) return false;
  const [one, other] = [outlineAt(a), outlineAt(b)];
  const { left, right, bottom, top } = boundsOf(one);
  const [[ax, ay], [bx, by]] = ends(a);
  if (Math.hypot(bx - ax, by - ay) > END * Math.max(right - left, top - bottom)) return false;
  const motion = laidOnto(meeting);
  return liesOn(
    other.map((at) => carry(motion, at)),
    [...one, ...one.slice(0, 1)],
  );
}

/** Strips of a ruffle are sewn end to end, and never lie on each other again. */
const areStrips = ({ a, b }: Meeting): boolean =>
  [...a, ...b].every(({ piece }) => piece.piece.part === 'ruffle');

const outlineAt = (steps: readonly Step[]): readonly Pair[] => artOutline(firstOf(steps).piece.piece, false);

/** Panels that hide more than this share of each other's edge do not lie beside each other. */
const HIDDEN = 0.25;

/**
 * Whether the panels of a side, joined to be one edge, would lie on each other: front and back of a collar grown on
 * stand up as a tube, and lie flat beside each other nowhere but along its edge.
 */
export function isTube(meeting: Meeting): boolean {
  const { a, b } = besideEachOther(meeting);
  return [a, b].some((steps) => !isOnePiece(steps) && lieOnEachOther(shapesOf(steps)));
}

/** Whether shapes hide so much of each other that they do not lie beside each other. */
export function lieOnEachOther(shapes: readonly Pair[][]): boolean {
  return shapes.some((shape) =>
    shapes.some(
      (other) => other !== shape && shape.filter((at) => contains(other, at)).length > HIDDEN * shape.length,
    ),
  );
}
