import { AppError } from '@/lib/errors/app-error';
import { pathLength } from '@/lib/geometry/length';
import { distance } from '@/lib/geometry/point';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { findDart, mergeDarts, moveDart } from '../kernel/darts';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { sewTipOff } from '../kernel/sewn-tip';
import { type BustShaping, mostDegrees, type ShapedFront, shareOf } from './shaping';
import { BUST_AT_WAIST, mouthPlace, sharedDart, WAIST_DART, WAIST_TIP_OFF } from './waist-dart';

/** Cloth between the two: more than INVARIANTS B8 asks for, since they come nearer to each other where the edge rises. */
const BETWEEN = 3;
/** The second is sewn a little shorter (METHODS §4). */
const SECOND_TIP_OFF = 3.5;
const SECOND = 'bust-waist-dart-2';

/** Refuses a front made so much longer, for a slit or a pocket, that it widens again below a waist taken in by darts of its own. */
function endsAtWaist({ internals }: Panel): void {
  if (internals.some(({ kind }) => kind === 'fisheye-dart'))
    throw new AppError('incompatible-choices', { fields: ['bust-shaping', 'length'] });
}

/** The dart of the bust turned to the lower edge, that of the waist closed into it. */
function turnedDown(front: Panel): Panel {
  const shared = sharedDart(front);
  const at = mouthPlace(front, shared);
  const moved = moveDart(front, { from: BUST_DART, to: BUST_AT_WAIST, line: 'hem', at });
  return shared ? mergeDarts(moved, BUST_AT_WAIST, shared, BUST_AT_WAIST) : moved;
}

/** The part of a dart that one can take. */
function shareAt(front: Panel, dart: string): number {
  const { from, tip, degrees } = findDart(front, dart);
  return shareOf(degrees, mostDegrees(distance(tip, from), WAIST_TIP_OFF));
}

/** Where the second opens: outward of the first, or inward of it where the waist has a dart of its own beside that. */
function besideIt(front: Panel): number {
  const run = edgesOf(front, 'hem');
  const first = pathLength(firstOf(run).path);
  return run.length > 2 ? first - BETWEEN : lastOf(run).from + BETWEEN;
}

/** The bust in a dart of the lower edge: in two beside each other where one would be too wide. */
function shape(front: Panel): ShapedFront {
  endsAtWaist(front);
  const whole = turnedDown(front);
  const share = shareAt(whole, BUST_AT_WAIST);
  if (share === 1) return { front: sewTipOff(whole, BUST_AT_WAIST, WAIST_TIP_OFF, 'both'), notices: [] };
  const at = besideIt(whole);
  const parted = moveDart(whole, { from: BUST_AT_WAIST, to: SECOND, line: 'hem', at, share: 1 - share });
  const sewn = sewTipOff(parted, SECOND, SECOND_TIP_OFF, 'both');
  return {
    front: sewTipOff(sewn, BUST_AT_WAIST, WAIST_TIP_OFF, 'both'),
    notices: [{ code: 'bust-dart-split', figures: {} }],
  };
}

/** A dart from the lower edge on a front whose side has no room for what is too much for one. */
export const TWO_WAIST_DARTS: BustShaping = { id: WAIST_DART.id, atWaist: true, oneWaistDart: true, shape };

/** A waist dart that nothing of the bust was closed into ends as far below it as one that took it in. */
function withTip({ front, ...rest }: ShapedFront): ShapedFront {
  const shared = sharedDart(front);
  return { ...rest, front: shared ? sewTipOff(front, shared, WAIST_TIP_OFF, 'both') : front };
}

/** A dart from above, there: what it leaves opens in the lower edge. */
export const sharedWithEdge = (shaping: BustShaping): BustShaping => ({
  ...shaping,
  ...{ atWaist: true, oneWaistDart: true },
  shape: (front, whole) => withTip(shaping.shape(front, whole, shape)),
});
