import { isMirroredRight } from '@/lib/pattern/halves';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import type { BodySide, Sheet } from './sheet';

const BOTH: readonly BodySide[] = ['left', 'right'];

/** The side on which a piece that lies on the body once, right side up, is worn where it is drawn: seen from outside. */
const ownSide = (piece: Piece): BodySide => (isMirroredRight(piece) ? 'left' : 'right');

/** Worn on both sides, unless it is cut once and not on a fold. */
export function sidesOf(piece: Piece): readonly BodySide[] {
  const { count, onFold } = piece.cut;
  if (isSingle(piece)) return [ownSide(piece)];
  return onFold || count > 1 ? BOTH : ['left'];
}

/** Whether it lies on the body once: across the middle, or on one side alone. */
const isSingle = ({ cut }: Piece): boolean => cut.rightSideUp === true || cut.side !== undefined;

/** The side of a sheet that is sewn on a side of the body: what lies there once has only one. */
export const sideOn = ({ mesh, sides }: Sheet, side: BodySide): BodySide =>
  (isSingle(mesh.piece.piece) ? sides[0] : undefined) ?? side;

/** On which side of the body an edge of a piece that lies there once is worn. */
function wornOn({ piece: { piece }, edge: { start, end } }: Step): BodySide {
  if (piece.cut.side) return piece.cut.side;
  const isMirrored = isMirroredRight(piece) === start.x + end.x < 0;
  return isMirrored ? 'right' : 'left';
}

/**
 * On which sides of the body a seam is sewn: on both, once where it joins only pieces that lie there once, and
 * where it joins such a one to the half of another, on the side where that edge of it lies.
 */
export function sewnSides({ a, b }: SeamView): readonly BodySide[] {
  const steps = [...a.steps, ...b.steps];
  const single = steps.filter(({ piece }) => isSingle(piece.piece));
  const [first] = single;
  if (!first) return BOTH;
  return single.length === steps.length ? ['left'] : [wornOn(first)];
}
