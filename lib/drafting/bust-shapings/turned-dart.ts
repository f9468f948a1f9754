import { distance } from '@/lib/geometry/point';
import { BUST_DART } from '../blocks/bodice/front-panel';
import { findDart, moveDart } from '../kernel/darts';
import { begunAt, pointOnLine } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { sewTipOff } from '../kernel/sewn-tip';
import { type Place, placedOn } from './place';
import { type BustShaping, mostDegrees, type ShapedFront, shareOf } from './shaping';
import { SIDE_DART } from './side-dart';

/** Where a dart is turned to, and how far from the bust point it is sewn. */
interface DartPlace {
  readonly id: string;
  readonly tipOff: number;
  /** Where it opens. */
  at(front: Panel): Place;
  /** Widest mouth for which there is room. */
  widest?(front: Panel): number;
  /** Whether there is room beside the mouth for what a dart too large for one leaves at the side. */
  mayShare?(front: Panel): boolean;
  /** Length over which the edge beyond the mouth is bent to run on, where it is not the usual one, cm. */
  readonly bendOver?: number;
  readonly waistTipBelow?: BustShaping['waistTipBelow'];
}

/** Less than this cannot be sewn (INVARIANTS B9): under an edge so near the bust point the dart stays at the side, cm. */
const LEAST_MOUTH = 0.6;

/** How wide the block's dart would open at a place of the outline, cm. */
function opensBy(front: Panel, { line, at }: Place): number {
  const { tip, degrees } = findDart(front, BUST_DART);
  return 2 * distance(tip, pointOnLine(front, line, at)) * Math.sin((degrees * Math.PI) / 360);
}

/** So near the side the mouth of a dart under a bare edge leaves no cloth beside what stays there of it (INVARIANTS B8), cm. */
const BESIDE_SIDE = 7;

/** Whether a dart turned to a bare edge would not be sewn well there. */
const staysAtSide = (front: Panel, mouth: Place, share: number): boolean =>
  share * opensBy(front, mouth) < LEAST_MOUTH || (share < 1 && mouth.at < BESIDE_SIDE);

/** The part of the block's dart that one dart at a place can take; what is left of a larger one stays at the side. */
function shareAt(front: Panel, mouth: Place, { tipOff, widest, mayShare }: DartPlace): number {
  if (mayShare && !mayShare(front)) return 1;
  const { tip, degrees } = findDart(front, BUST_DART);
  const reach = distance(tip, pointOnLine(front, mouth.line, mouth.at));
  return shareOf(degrees, mostDegrees(reach, tipOff, widest?.(front)));
}

/**
 * The bust dart turned rigidly about the bust point to another place of the outline, its tip sewn short of it
 * (METHODS §4). A dart too large for one is shared with the side.
 */
export function turnedDart(place: DartPlace): BustShaping {
  const { id, tipOff, bendOver, waistTipBelow } = place;
  return {
    id,
    atWaist: false,
    ...(waistTipBelow ? { waistTipBelow } : {}),
    shape: (front, whole, rest = SIDE_DART.shape): ShapedFront => {
      const mouth = whole ? placedOn(front, whole, place.at(whole)) : place.at(front);
      const share = shareAt(front, mouth, place);
      if (whole && staysAtSide(front, mouth, share)) return SIDE_DART.shape(front);
      const moved = moveDart(front, { from: BUST_DART, to: id, ...mouth, share });
      const sewn = sewTipOff(begunAt(moved, front.edges[0] as PanelEdge), id, tipOff, 'after', bendOver);
      if (share === 1) return { front: sewn, notices: [] };
      return { ...rest(sewn), notices: [{ code: 'bust-dart-split', figures: {} }] };
    },
  };
}
