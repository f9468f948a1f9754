import type { PieceView } from '@/lib/drafting/checks/context/piece-view';
import { type Pleat, pleatsOf } from '@/lib/drafting/pleat-ways';
import type { Pair } from '@/lib/drafting/types';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { endOf, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';

/** Where a place of the flat piece lies once its pleats are laid, level by level. */
export type Laying = (at: Pair) => Pair;

/**
 * A skirt with its pleats laid is as wide as the body it goes round: every pleat takes up the way from its fold to the
 * line it is laid on. It is drawn evenly narrower, allowances as wide as ever. Undefined for a piece without pleats.
 */
export function layingPleats({ piece, edges }: PieceView): Laying | undefined {
  const pleats = pleatsOf(piece);
  if (pleats.length === 0) return undefined;
  const xs = edges.flatMap(({ points }) => points.map(({ x }) => x));
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  return ([x, y]) => {
    const left = 1 - takenUp(pleats, y) / (to - from);
    const within = Math.min(Math.max(x, from), to);
    return [from + (within - from) * left + (x - within), y];
  };
}

const takenUp = (pleats: readonly Pleat[], y: number): number =>
  pleats.reduce((sum, { fold, onto }) => sum + Math.abs(acrossAt(onto, y) - acrossAt(fold, y)), 0);

/** Where an upright line passes a level; above and below it as at its ends. */
function acrossAt(path: Path, y: number): number {
  const [a, b] = [startOf(path), endOf(path)];
  const [low, high] = a.y < b.y ? [a, b] : [b, a];
  if (y <= low.y) return low.x;
  if (y >= high.y) return high.x;
  return intersectHorizontal(path, y)[0]?.point.x ?? low.x;
}
