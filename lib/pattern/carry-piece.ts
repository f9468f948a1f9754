import { cyclic } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { drawnElsewhere } from './drawn';
import type { Piece } from './types';

/** How a piece changes where some of its cloth is taken up. */
export interface TakingUp {
  readonly carry: (at: Pair) => Pair;
  /** Cloth that goes into a fold. */
  readonly isTakenUp: (at: Pair) => boolean;
}

/** Between two vertices of a cut line that is carried elsewhere lies no more than this, so that it bends as its edges do, cm. */
const APART = 4;

/** The cut line with vertices along its straight stretches. */
const bendable = (outline: readonly Pair[]): Pair[] =>
  outline.flatMap(([x, y], i) => {
    const [toX, toY] = cyclic(outline, i + 1);
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / APART));
    return Array.from(
      { length: steps },
      (_, k): Pair => [x + ((toX - x) * k) / steps, y + ((toY - y) * k) / steps],
    );
  });

/** A piece with every place of it where it lies once some of its cloth is taken up. */
export function carried(piece: Piece, { carry, isTakenUp }: TakingUp): Piece {
  const [from, to] = piece.grain;
  return {
    ...piece,
    ...drawnElsewhere(piece, carry),
    cutLine: bendable(piece.cutLine)
      .filter((at) => !isTakenUp(at))
      .map(carry),
    grain: [carry(from), carry(to)],
  };
}
