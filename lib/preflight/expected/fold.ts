import { commandEnd } from '@/lib/geometry/commands';
import { cyclic, firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';

type FoldedPiece = Pick<Piece, 'cut' | 'edges'>;

/** The fold of a piece that is cut on one: where its stitching line begins and ends on it. */
export function foldOf({ cut, edges }: FoldedPiece): readonly [Pair, Pair] | undefined {
  const edge = cut.onFold ? edges.find(({ role }) => role === 'fold') : undefined;
  const [first, last] = [edge?.path[0], edge?.path.at(-1)];
  if (!first || !last) return undefined;
  return [commandEnd(first), commandEnd(last)];
}

/** Mirrors a point in the line through two others. */
export function mirroredIn([[px, py], [qx, qy]]: readonly [Pair, Pair]): (at: Pair) => Pair {
  const [dx, dy] = [qx - px, qy - py];
  const square = dx * dx + dy * dy;
  return ([x, y]) => {
    const along = ((x - px) * dx + (y - py) * dy) / square;
    return [2 * (px + along * dx) - x, 2 * (py + along * dy) - y];
  };
}

/** How far off the fold what lies on it may be written, cm. */
const ON_FOLD = 0.01;

/** Distance from the line through two points. */
function besideLine([[px, py], [qx, qy]]: readonly [Pair, Pair], [x, y]: Pair): number {
  return Math.abs((qx - px) * (y - py) - (qy - py) * (x - px)) / Math.hypot(qx - px, qy - py);
}

export const liesOn = (fold: readonly [Pair, Pair], at: Pair): boolean => besideLine(fold, at) < ON_FOLD;

/** The cut line of a piece: all round, or, where nothing is cut along a fold, from one end of it to the other. */
export function cutChain({ cutLine, ...piece }: FoldedPiece & Pick<Piece, 'cutLine'>): {
  readonly points: readonly Pair[];
  readonly closed: boolean;
} {
  const fold = foldOf(piece);
  const leaves = fold
    ? cutLine.findIndex((at, i) => liesOn(fold, at) && !liesOn(fold, cyclic(cutLine, i + 1)))
    : -1;
  if (!fold || leaves < 0) return { points: cutLine, closed: true };
  const turned = [...cutLine.slice(leaves), ...cutLine.slice(0, leaves)];
  const comes = turned.findIndex((at, i) => i > 0 && liesOn(fold, at));
  const points = comes < 0 ? [...turned, firstOf(turned)] : turned.slice(0, comes + 1);
  return { points, closed: false };
}
