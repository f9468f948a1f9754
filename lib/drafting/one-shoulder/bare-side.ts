import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { cubicToMeeting } from '@/lib/geometry/fit';
import { endDirection, endOf, pathFrom } from '@/lib/geometry/path';
import { add, scale } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import { cyclic, lastOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { Bodice } from '../blocks/bodice/bodice';
import { inward } from '../kernel/inward';
import { edgesOf } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';
import { BARE_EDGE_ROUND } from '../necklines/slanting';

/** A half whose side goes on straight up so much higher, its armhole left behind: it is cut away with the shoulder. */
function withSideRaised(half: Panel, raised: number): Panel {
  const last = armholeStart(half) - 1;
  if (raised === 0) return half;
  const edges = half.edges.map((own, i) => {
    if (i !== (last + half.edges.length) % half.edges.length) return own;
    const top = endOf(own.path);
    return {
      ...own,
      path: pathFrom([...own.path, line(top, add(top, scale(endDirection(own.path), raised)))]),
    };
  });
  return { ...half, edges };
}

const armholeStart = ({ edges }: Panel): number =>
  edges.findIndex(({ line }, i) => line === 'armhole' && cyclic(edges, i - 1).line.startsWith('side'));

/** The direction in which the edge of a half reaches the centre. A dart may lie open in it, further out. */
const necklineEnd = (half: Panel): Point => endDirection(lastOf(edgesOf(half, 'neckline')).path);

/**
 * A half cut away above the edge that comes from the other shoulder: on from the centre, where that edge arrives
 * `onward`, and square into the side under the arm.
 */
function cutBareSide(lower: Panel, raised: number, onward: Point): Panel {
  const half = withSideRaised(lower, raised);
  const side = cyclic(half.edges, armholeStart(half) - 1).path;
  const { path: neckline } = lastOf(edgesOf(half, 'neckline'));
  // Seen from its own half the edge comes up to the centre as steeply as it came down to it.
  const upper = cubicToMeeting(
    endOf(side),
    inward(endDirection(side)),
    endOf(neckline),
    { x: onward.x, y: -onward.y },
    BARE_EDGE_ROUND,
  );
  const kept = replaceRun(half, 'armhole', 'neckline', [edge('neckline', [upper], { kind: 'enclosed' })]);
  const { shoulderTip: _tip, sideNeckPoint: _neck, ...landmarks } = kept.landmarks;
  return { ...kept, landmarks };
}

/** So much higher lies an underarm without a sleeve (METHODS §2), cm. */
const WITHOUT_SLEEVE = 1.7;

/** How far the bare underarm lies above that of the arm with a sleeve, whose armhole is so much deeper than of the block, cm. */
export const raisedBeside = ({ options }: Choices, deeper: number): number =>
  traitsOf(SLEEVE, options)?.armhole === 'bare' ? deeper : deeper + WITHOUT_SLEEVE;

/** The bodice of the side whose shoulder is bare, its underarm raised, its edge that of the `covered` one gone on (METHODS §4, one shoulder). */
export const bareSide = (
  bodice: Bodice,
  raised: number,
  covered: Pick<Bodice, 'front' | 'back'>,
): Bodice => ({
  ...bodice,
  front: cutBareSide(bodice.front, raised, necklineEnd(covered.front)),
  back: cutBareSide(bodice.back, raised, necklineEnd(covered.back)),
});
