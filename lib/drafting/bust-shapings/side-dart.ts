import { distance } from '@/lib/geometry/point';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { besideWaistDarts } from '../kernel/clear-darts';
import { findDart, moveDart } from '../kernel/darts';
import { edgesOf } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { sewTipOff } from '../kernel/sewn-tip';
import { type BustShaping, mostDegrees, type ShapedFront } from './shaping';

/** Sewn tips stop this far from the bust point; the lower of two a little further (METHODS §4: side 2–3). */
const TIP_OFF = 2.5;
const LOWER_TIP_OFF = 4.5;
/** Cloth at the side seam between two darts. */
const BETWEEN = 5.5;
const LOWER_DART = 'bust-dart-2';

function isTooLarge(front: Panel): boolean {
  const { from, tip, degrees } = findDart(front, BUST_DART);
  return degrees > mostDegrees(distance(from, tip), TIP_OFF);
}

/** One dart from the side; a large one is shared between two, the second below the first. */
export const SIDE_DART: BustShaping = {
  id: 'side-dart',
  atWaist: false,
  shape: (front): ShapedFront => {
    const below = edgesOf(front, 'side')[1]?.from ?? 0;
    if (!isTooLarge(front) || below < BETWEEN + 3) {
      return { front: sewTipOff(front, BUST_DART, TIP_OFF), notices: [] };
    }
    const at = below - BETWEEN;
    const share = (bare: Panel) => {
      const shared = moveDart(bare, { from: BUST_DART, to: LOWER_DART, line: 'side', at, share: 0.5 });
      return sewTipOff(sewTipOff(shared, LOWER_DART, LOWER_TIP_OFF), BUST_DART, TIP_OFF);
    };
    return {
      front: besideWaistDarts(front, share),
      notices: [{ code: 'bust-dart-split', figures: {} }],
    };
  },
};
