import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, joinPaths, polyline, reversePath, startOf } from '@/lib/geometry/path';
import { angleOf, sub } from '@/lib/geometry/point';
import type { Path } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { both, shape } from '../ink';
import type { WornSkirt } from '../worn/skirt';
import type { FlatPart } from './part';
import { onHem, onWaist } from './skirt';

const PLUMB = -90;
/** Less of a turn at the side is not seen. */
const SEEN = 10;
/** Each gore turns its cloth by no more than this, degrees. */
const STEP = 9;
const MOST = 9;

/** Degrees by which the side of a panel is cut off plumb: a quarter of a circle 90. */
function sideTurn({ edges }: Piece): number | undefined {
  const side = edges.find(({ line, role }) => line === 'side' && role !== 'dart');
  if (!side) return undefined;
  const own = pathOf(side);
  const [top, foot] = startOf(own).y > endOf(own).y ? [startOf(own), endOf(own)] : [endOf(own), startOf(own)];
  return angleOf(sub(foot, top)) - PLUMB;
}

/** Degrees by which the skirt is seen to hang off plumb where a share of its waist comes down. */
const hangs = (skirt: WornSkirt, share: number): number =>
  angleOf(sub(onHem(skirt, share), onWaist(skirt, share))) - PLUMB;

const between = (of: Path, from: number, to: number): Path => {
  const whole = pathLength(of);
  return subPath(of, from * whole, to * whole);
};

/**
 * The cloth of a flared skirt that is cut in one: what radiates on the pattern hangs down, so its thread turns from
 * straight in the middle to the bias toward the side.
 */
export const skirtGores: FlatPart = ({ skirt }) => {
  const [piece, ...more] = skirt?.panels ?? [];
  const turn = piece && sideTurn(piece);
  if (!skirt || !piece || turn === undefined || more.length > 0 || skirt.gather > 1 || skirt.pleated)
    return [];
  if (Math.abs(turn - hangs(skirt, 1)) < SEEN) return [];
  const count = Math.min(MOST, Math.ceil(Math.abs(turn) / STEP));
  return Array.from({ length: count }, (_, i) => [i / count, (i + 1) / count] as const).flatMap(
    ([from, to]) => {
      const middle = (from + to) / 2;
      const about = onHem(skirt, middle);
      const grain = {
        turn: hangs(skirt, middle) - middle * turn,
        about: [about.x, about.y] as const,
      };
      const outline = joinPaths(
        between(skirt.hem, from, to),
        polyline(onHem(skirt, to), onWaist(skirt, to)),
        reversePath(between(skirt.waist, from, to)),
        polyline(onWaist(skirt, from), onHem(skirt, from)),
      );
      return both((half, lying) => [shape(half(outline), 'shell', `skirt-${skirt.view}/gore`, lying(grain))]);
    },
  );
};
