import { flatten } from '@/lib/geometry/flatten';
import { pleatsOf } from '@/lib/pattern/pleats';
import type { Pair, Piece } from '@/lib/pattern/types';
import { asPairs } from '../plane/as-pairs';
import type { BesideLine } from '../plane/beside-line';
import { contains } from '../plane/contains';
import { finelyAlong } from '../plane/finely';
import type { Lines } from '../scene';

/** What a bent piece shows: its outline as it lies, and where any place of it lies then. */
interface Bent {
  readonly outline: readonly Pair[];
  readonly laid: (at: Pair) => Pair;
}

/** Pleats are caught in a seam when they end so near to it, cm. */
const CAUGHT = 1;
const FINE = 0.2;

/** The folds of the pleats that are caught in the seam along `own`, as far as they are seen on what lies bent along it. */
export const foldsLaid = (piece: Piece, own: BesideLine, { outline, laid }: Bent): Lines =>
  pleatsOf(piece)
    .map(({ fold }) => finelyAlong(asPairs(flatten(fold, 0.05)), FINE))
    .filter((fold) => fold.some((at) => isAt(own, at)))
    .map((fold) => fold.map(laid).filter((at) => contains(outline, at)))
    .filter((fold) => fold.length > 1);

function isAt({ told, length }: BesideLine, at: Pair): boolean {
  const [along, off] = told(at);
  return along > 0 && along < length && Math.abs(off) < CAUGHT;
}
