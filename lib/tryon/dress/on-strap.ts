import { dot, perp, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Place } from '@/lib/tryon/body/place';
import { type StrapLine, strapLineOf } from '@/lib/tryon/cloth/strapped';
import type { Figure } from './figure';

/** Where a vertex of a strap begins; undefined of one below it. */
type LayStrap = (at: Point) => Place | undefined;

type OnTrunk = (at: Point) => Place;

/**
 * The straps of a piece, which would lie so on the trunk, laid over the shoulder or, of a halter, round the neck;
 * undefined of a piece without them.
 */
export function layOnStrap(
  piece: PieceView,
  onTrunk: OnTrunk,
  figure: Figure,
  isHaltered: boolean,
): LayStrap | undefined {
  const strap = strapLineOf(piece);
  if (!strap) return undefined;
  const lay = (isHaltered ? roundNeck : overShoulder)(strap, onTrunk, figure);
  return (at) => {
    const along = dot(sub(at, strap.foot), strap.up) / strap.length;
    return along > 0 ? lay(at, along) : undefined;
  };
}

type LayAlong = (strap: StrapLine, onTrunk: OnTrunk, figure: Figure) => (at: Point, share: number) => Place;

/** The end of a strap begins so high above where it is drawn, clear of the shoulder, cm. */
const CLEAR = 6;

/** Towards its other half: straight up, both would be drawn together through the shoulder. */
const overShoulder: LayAlong =
  (_, onTrunk, { sideNeck }) =>
  (at, share) => {
    const [x, y, z] = onTrunk(at);
    return [x, y + share * CLEAR, z + share * (sideNeck[2] - z)];
  };

/** And so far from the neck and above the nape, cm. */
const OFF_NECK = 2;

/** Along an arc about the neck that rises from the foot to the nape; the outer edge turns down on the way. */
const roundNeck: LayAlong = ({ foot, up }, onTrunk, { sideNeck, head: { nape } }) => {
  const across = perp(up);
  const middle = sideNeck[2];
  const [x, y, z] = onTrunk(foot);
  const from = Math.atan2(x, z - middle);
  const begin = Math.sqrt(x ** 2 + (z - middle) ** 2);
  const behind = middle - nape[2] + OFF_NECK;
  return (at, share) => {
    const outward = -dot(sub(at, foot), across);
    const angle = from + share * (Math.PI - from);
    const radius = Math.max(begin + share * (behind - begin), sideNeck[0] + OFF_NECK);
    const level = (1 - share) * outward;
    return [
      radius * Math.sin(angle) + level * Math.cos(angle),
      y + share * (nape[1] + OFF_NECK - y) - share * outward,
      middle + radius * Math.cos(angle) - level * Math.sin(angle),
    ];
  };
};
