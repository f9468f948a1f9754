import { boundsOf } from '@/lib/layout/silhouette';
import type { Step } from '@/lib/pattern/seam-view';
import type { Pair } from '@/lib/pattern/types';
import { artOutline } from '../ink/cloth-art';
import { liesOn } from '../plane/lies-on';
import { carry, layAlong } from '../plane/rigid';
import { canFace } from './facing-edges';
import { ends, isFolded, type Meeting, sameSide } from './meeting';

/** A seam shorter than this share of a piece is only an end of it. */
const END = 0.4;

/**
 * Whether two pieces are the layers of one, alike and sewn to each other at an end only: the two stands of a collar.
 * They lie on each other whatever is done with them: never opened out end to end.
 */
export function areLayers(meeting: Meeting): boolean {
  const { a, b, self } = meeting;
  if (self || isFolded(meeting) || !canFace(meeting) || areStrips(meeting)) return false;
  const [one, other] = [outlineOf(a), outlineOf(b)];
  const { left, right, bottom, top } = boundsOf(one);
  const [[ax, ay], [bx, by]] = ends(a);
  if (Math.hypot(bx - ax, by - ay) > END * Math.max(right - left, top - bottom)) return false;
  const motion = layAlong(ends(b), ends(a), !sameSide(meeting));
  return liesOn(
    other.map((at) => carry(motion, at)),
    [...one, ...one.slice(0, 1)],
  );
}

/** Strips of a ruffle are sewn end to end, and never lie on each other again. */
const areStrips = ({ a, b }: Meeting): boolean =>
  [...a, ...b].every(({ piece }) => piece.piece.part === 'ruffle');

const outlineOf = (steps: readonly Step[]): readonly Pair[] =>
  artOutline((steps[0] as Step).piece.piece, false);
