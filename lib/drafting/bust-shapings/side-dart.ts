import { closestPlace } from '@/lib/geometry/closest';
import { endOf } from '@/lib/geometry/path';
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

/** The dart sewn from the side, its tip `shorter` cm further from the bust point than usual. */
function shaped(front: Panel, shorter: number): ShapedFront {
  const below = edgesOf(front, 'side')[1]?.from ?? 0;
  if (!isTooLarge(front) || below < BETWEEN + 3) {
    return { front: sewTipOff(front, BUST_DART, TIP_OFF + shorter), notices: [] };
  }
  const at = below - BETWEEN;
  const share = (bare: Panel) => {
    const shared = moveDart(bare, { from: BUST_DART, to: LOWER_DART, line: 'side', at, share: 0.5 });
    return sewTipOff(sewTipOff(shared, LOWER_DART, LOWER_TIP_OFF + shorter), BUST_DART, TIP_OFF + shorter);
  };
  return {
    front: besideWaistDarts(front, share),
    notices: [{ code: 'bust-dart-split', figures: {} }],
  };
}

/** One dart from the side; a large one is shared between two, the second below the first. */
export const SIDE_DART: BustShaping = {
  id: 'side-dart',
  atWaist: false,
  shape: (front) => shaped(front, 0),
};

/** Cloth from a sewn tip to the next seam (INVARIANTS B2), and a little for good measure. */
const FROM_SEAM = 1.6;
const SHORTER = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

function isClear({ edges }: Panel): boolean {
  const seams = edges.filter(({ role }) => role !== 'dart');
  const tips = edges.filter(({ line }) => line.endsWith(':first')).map(({ path }) => endOf(path));
  return tips.every((tip) => seams.every(({ path }) => closestPlace(path, tip).distance >= FROM_SEAM));
}

/** The dart of a front whose edge a facing has moved near the bust: sewn as much shorter as that edge asks. */
export function sideDartClear(front: Panel): Panel {
  const [usual, ...shorter] = SHORTER;
  const first = shaped(front, usual as number).front;
  if (isClear(first)) return first;
  return shorter.map((by) => shaped(front, by).front).find(isClear) ?? first;
}
