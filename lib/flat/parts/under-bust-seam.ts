import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { polyline } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { lengthOf, pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { both, line } from '../ink';
import { sideTaken } from '../worn/kimono';
import { lengthOn, lengthOnAll } from '../worn/line-length';
import { isUpperFront } from '../worn/panels';
import type { Face } from '../worn/types';
import { risingFolds } from './bodice-gathers';
import type { FlatPart } from './part';

/** The seam as worn, level, from the middle to the side: as far up that as the front below has of it. */
function wornSeam({ panels, lines: { side } }: Face, upper: Piece): Path {
  const taken = sideTaken(upper);
  const share = 1 - (lengthOn(upper, 'side') + taken) / (lengthOnAll(panels, 'side') + taken);
  const { x, y } = pointAtLength(side, share * pathLength(side));
  return polyline({ x: 0, y }, { x, y });
}

/** Where the gathers lie, as shares of the seam from the middle: between the outermost notches of the front below. */
function gatheredZone({ edges, notches }: Piece): readonly [number, number] | undefined {
  const seam = edges.find((edge) => edge.line === 'yoke');
  const places = notches.filter(({ edge }) => edge === seam?.id).map(({ at }) => at);
  if (!seam || places.length < 2) return undefined;
  const inner = Math.min(...pathOf(seam).flatMap(({ a, b }) => [a.x, b.x]));
  const whole = lengthOf(seam) + Math.min(0, inner);
  const [near, far] = [Math.max(...places), Math.min(...places)].map((at) => 1 - at / whole);
  return [Math.max(0, near ?? 0), far ?? 0];
}

/** The seam of a front cut from side to side under the bust, and the fullness gathered above it. */
export const underBustSeam: FlatPart = ({ near }) => {
  const upper = near.panels.find(isUpperFront);
  const lower = near.panels.find((piece) => piece !== upper && lengthOn(piece, 'yoke') > 0);
  if (!upper || !lower) return [];
  const seam = wornSeam(near, upper);
  const zone = gatheredZone(lower);
  const id = `${near.view}/under-bust`;
  return both((side) =>
    [seam, ...(zone ? risingFolds(seam, zone) : [])].map((own) => line(side(own), 'seam', id)),
  );
};
