import { arrow } from '@/lib/drawing/arrow';
import type { Place } from '@/lib/drawing/pen';
import type { Item } from '@/lib/drawing/types';
import { pleatsOf, wayOf } from '@/lib/pattern/pleats';
import type { Piece } from '@/lib/pattern/types';

/**
 * Where along a fold the arrows lie: under the waist, where pleats are laid first, and again well below the hips; once
 * where only the end of a pleat is laid.
 */
const AT = [0.08, 0.6];
const AT_END = [0.6];
const HEAD = 0.4;

/** Pleats carry arrows from the line they are folded on to the line they are laid on. */
export function piecePleats(piece: Piece, place: Place): Item[] {
  const ways = pleatsOf(piece).flatMap((pleat) =>
    (pleat.opens ? AT_END : AT).map((share) => wayOf(pleat, share)),
  );
  return ways.flatMap((way) => {
    if (!way) return [];
    const [from, to] = way;
    return arrow([from.x, from.y], [to.x, to.y], 'mark', place, HEAD);
  });
}
