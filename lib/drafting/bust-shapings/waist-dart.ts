import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength } from '@/lib/geometry/length';
import { distance } from '@/lib/geometry/point';
import { mouthBelowUnderarm } from '../blocks/bodice/bust-mouth';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { waistDartName } from '../blocks/bodice/hem-edges';
import { findDart, mergeDarts, moveDart } from '../kernel/darts';
import { edgesOf, pointOnLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { sewTipOff } from '../kernel/sewn-tip';
import { type BustShaping, mostDegrees, shareOf } from './shaping';
import { SIDE_DART } from './side-dart';
import { underLeg } from './under-leg';

/** Its sewn tip stops so far from the bust point, cm. */
export const WAIST_TIP_OFF = 2.5;
export const BUST_AT_WAIST = 'bust-waist-dart';

/** Cloth between a waist dart and the dart at the side that takes what is too much for the waist (INVARIANTS B8). */
const BELOW_SIDE_DART = 2.3;

/** The waist dart the block drew up to the bust point, if it did: it takes the bust dart in. */
export function sharedDart({ darts, landmarks }: Panel): string | undefined {
  const name = waistDartName(0);
  const [tip, bust] = [darts[name], landmarks.bustPoint];
  return tip && bust && distance(tip, bust) < 1e-6 ? name : undefined;
}

/** Place on the lower edge where the dart opens: at the shared dart's mouth, or plumb under the bust point. */
export function mouthPlace(front: Panel, shared: string | undefined): number {
  const first = edgesOf(front, 'hem')[0];
  if (!first) throw new Error('The front has no lower edge');
  if (shared) return pathLength(first.path);
  const [hit] = intersectVertical(first.path, front.landmarks.bustPoint?.x ?? 0);
  if (!hit) throw new Error('The bust point does not lie above the lower edge');
  return hit.length;
}

/** The part of the bust dart for which there is room beside the waist dart it joins. */
function shareAt(front: Panel, at: number, shared: string | undefined): number {
  const { tip, degrees } = findDart(front, BUST_DART);
  const most = mostDegrees(distance(tip, pointOnLine(front, 'hem', at)), WAIST_TIP_OFF);
  return shareOf(degrees, most - (shared ? findDart(front, shared).degrees : 0));
}

/** Bust and waist taken in by darts that open in the lower edge: by one, or by two where one would be too wide. */
export const WAIST_DART: BustShaping = {
  id: 'waist-dart',
  atWaist: true,
  waistTipBelow: (points, _hem, x) =>
    underLeg(points, points.levels.underarm - mouthBelowUnderarm(points), BELOW_SIDE_DART, x),
  shape: (front) => {
    const shared = sharedDart(front);
    const at = mouthPlace(front, shared);
    const share = shareAt(front, at, shared);
    const moved = moveDart(front, { from: BUST_DART, to: BUST_AT_WAIST, line: 'hem', at, share });
    const merged = shared ? mergeDarts(moved, BUST_AT_WAIST, shared, BUST_AT_WAIST) : moved;
    const sewn = sewTipOff(merged, BUST_AT_WAIST, WAIST_TIP_OFF, 'both');
    if (share === 1) return { front: sewn, notices: [] };
    return { ...SIDE_DART.shape(sewn), notices: [{ code: 'bust-dart-split', figures: {} }] };
  },
};
