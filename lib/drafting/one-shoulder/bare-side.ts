import { cubicToMeeting } from '@/lib/geometry/fit';
import { endDirection, endOf } from '@/lib/geometry/path';
import { cyclic } from '@/lib/geometry/sequence';
import type { Bodice } from '../blocks/bodice/bodice';
import { inward } from '../kernel/inward';
import { linePath } from '../kernel/lines';
import { edge, type Panel } from '../kernel/panel';
import { replaceRun } from '../kernel/replace';

/** Its handles reach this share of the way to where their directions meet. */
const ROUND = 0.62;

/** A half cut away above the edge that comes from the other shoulder: on from the centre, square into the side under the arm. */
export function cutAway(half: Panel): Panel {
  const first = half.edges.findIndex(
    ({ line }, i) => line === 'armhole' && cyclic(half.edges, i - 1).line !== 'armhole',
  );
  const side = cyclic(half.edges, first - 1).path;
  const neckline = linePath(half, 'neckline');
  const onward = endDirection(neckline);
  // Seen from its own half the edge comes up to the centre as steeply as it came down to it.
  const upper = cubicToMeeting(
    endOf(side),
    inward(endDirection(side)),
    endOf(neckline),
    { x: onward.x, y: -onward.y },
    ROUND,
  );
  const kept = replaceRun(half, 'armhole', 'neckline', [edge('neckline', [upper], { kind: 'enclosed' })]);
  const { shoulderTip: _tip, sideNeckPoint: _neck, ...landmarks } = kept.landmarks;
  return { ...kept, landmarks };
}

/** The bodice of the side whose shoulder is bare (METHODS §4, one shoulder). */
export const bareSide = (bodice: Bodice): Bodice => ({
  ...bodice,
  front: cutAway(bodice.front),
  back: cutAway(bodice.back),
});
