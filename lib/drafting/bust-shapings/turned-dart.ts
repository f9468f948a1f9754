import { dartWidth } from '@/lib/geometry/dart';
import { distance } from '@/lib/geometry/point';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { findDart, moveDart } from '../kernel/darts';
import { pointOnLine, startingAt } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { sewTipOff } from '../kernel/sewn-tip';
import { type BustShaping, SHARPEST_DART, type ShapedFront, WIDEST_DART } from './shaping';
import { TIP_OFF as SIDE_TIP_OFF } from './side-dart';

/** Where a dart is turned to, and how far from the bust point it is sewn. */
export interface DartPlace {
  readonly id: string;
  readonly line: string;
  readonly tipOff: number;
  /** How far along the line it opens. */
  at(front: Panel): number;
  readonly bend?: 'after' | 'both';
  readonly waistTipBelow?: BustShaping['waistTipBelow'];
}

/** The part of the block's dart that one dart at a place can take; of a larger one half stays at the side. */
function shareAt(front: Panel, { line, at }: DartPlace): number {
  const { tip, degrees } = findDart(front, BUST_DART);
  const width = dartWidth(degrees, distance(tip, pointOnLine(front, line, at(front))));
  if (width <= WIDEST_DART && degrees <= SHARPEST_DART) return 1;
  return Math.min(0.5, WIDEST_DART / width);
}

/**
 * The bust dart turned rigidly about the bust point to another place of the outline, its tip sewn short of it
 * (METHODS §4). A dart too large for one is shared with the side.
 */
export function turnedDart(place: DartPlace): BustShaping {
  const { id, line, tipOff, bend = 'after', waistTipBelow } = place;
  return {
    id,
    atWaist: false,
    ...(waistTipBelow ? { waistTipBelow } : {}),
    shape: (front): ShapedFront => {
      const share = shareAt(front, place);
      const moved = moveDart(front, { from: BUST_DART, to: id, line, at: place.at(front), share });
      const sewn = sewTipOff(startingAt(moved, 'hem'), id, tipOff, bend);
      if (share === 1) return { front: sewn, notices: [] };
      return {
        front: sewTipOff(sewn, BUST_DART, SIDE_TIP_OFF),
        notices: [{ code: 'bust-dart-split', figures: {} }],
      };
    },
  };
}
