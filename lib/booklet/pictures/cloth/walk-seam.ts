import { carry, type Motion } from '@/lib/geometry/motion';
import { asPairs } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Step } from '@/lib/pattern/seam-view';

/** A stretch of seam on a piece, and where that lies when it is laid beside another piece. */
export interface Laid extends Step {
  readonly lies?: Motion;
}

export const ownLine = ({ edge, reversed }: Step): Pair[] => {
  const points = asPairs(edge.points);
  return reversed ? points.reverse() : points;
};

/** As its piece lies. */
export const lineOf = (step: Laid): Pair[] => {
  const { lies } = step;
  return lies ? ownLine(step).map((at) => carry(lies, at)) : ownLine(step);
};

/** Where a stretch begins and ends. */
export function ends(steps: readonly Laid[]): readonly [Pair, Pair] {
  const [first, last] = [firstOf(steps), lastOf(steps)];
  return [firstOf(lineOf(first)), lastOf(lineOf(last))];
}

export const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, { edge }) => sum + edge.length, 0);

export const isOnePiece = (steps: readonly Step[]) =>
  steps.every(({ piece }) => piece.id === steps[0]?.piece.id);
