import { firstOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { nearestOn } from '../compare/nearest-on';
import { isInside } from '../compare/polygon';
import type { Registered } from '../compare/register';
import { pieceIn } from '../compare/settle';
import { pairAt } from '../reading/flat-points';

/**
 * The piece some points of a line belong to: the one most of them lie inside, else the one whose cut line is nearest.
 * Undefined where there is no piece.
 */
export function pieceAt(found: readonly Registered[], points: readonly number[]): string | undefined {
  if (points.length < 2) return undefined;
  const middle = (points.length >> 2) * 2;
  const tried = [0, middle, points.length - 2].map((i) => pairAt(points, i));
  let best: { readonly piece: string; readonly inside: number; readonly away: number } | undefined;
  for (const each of found) {
    const local = tried.map(([x, y]): Pair => [x - each.at[0], y - each.at[1]]);
    const inside = local.filter(([x, y]) => isInside(each.pose.chain, x, y)).length;
    if (inside === tried.length) return pieceIn(each);
    const away = nearestOn(each.pose.chain, true, ...firstOf(local)).away;
    const isBetter = !best || inside > best.inside || (inside === best.inside && away < best.away);
    if (isBetter) best = { piece: pieceIn(each), inside, away };
  }
  return best?.piece;
}
