import { pathLength } from '@/lib/geometry/length';
import { startOf } from '@/lib/geometry/path';
import { ABOVE_FACING, LEAST_FACING } from '../hems/facing-room';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { mouthHeight } from './mouth-height';
import { freeOfDart } from './pressed-dart';
import { ABOVE_FOLD, hemUnder } from './room';
import { turnsUpright, wornSide } from './worn-side';

/** Length of the mouth: what a hand goes through, and what is wanted (H). */
const MOUTH = { wanted: 16, least: 11 };
/** Seam left closed below the mouth, a little more than it is straight across (INVARIANTS F12). */
export const CLOSED_BELOW = 2.2;
/**
 * How far the bag hangs below the mouth, at least and where there is room, and how far it reaches into the front (H). On
 * a side too short even for that, it reaches forward alone.
 */
const BAG = { least: [2, 0.5], most: 9, reach: 13 };
/** The mouth of a pocket lies a little higher in the side than on the front. */
const HIGHER = 1.5;

/** Seam left closed below a dart or an underarm, and below the seam at the top of a skirt, whose allowances lie there. */
const BELOW = { side: 1, skirt: 2 };

export interface Mouth {
  readonly from: number;
  readonly to: number;
  /** Degrees the side turns to hang as it is worn. */
  readonly turn: number;
  /** How far the bag may hang below the lower end, cm. */
  readonly below: number;
}

/** Where the mouth may lie on the garment: the slit below it, the allowance beside it, and the greatest height it ends at. */
export interface Bounds {
  readonly slit: number;
  readonly allowance: number;
  readonly highest: number;
  /** A strip that faces the hem goes round below the mouth. */
  readonly faced: boolean;
  /** Below the lower edge the cloth goes on as a ruffle, which hides the bag. */
  readonly ruffled: boolean;
}

function closedAbove(panel: Panel): number {
  return hasLine(panel, 'waist') || hasLine(panel, 'tier-upper') ? BELOW.skirt : BELOW.side;
}

/** How far up the side the bag must stay that it does not show under the hem, which may rise beside it; nothing where no hem is. */
function bagClearOfHem(front: Panel, lowest: PanelEdge): number | undefined {
  if (!hasLine(front, 'hem')) return undefined;
  if (turnsUpright(lowest) !== 0) return ABOVE_FOLD;
  const { x, y } = startOf(lowest.path);
  return Math.max(y, hemUnder(front, [x - BAG.reach, x - BAG.reach / 2])) - y + ABOVE_FOLD;
}

/** How far a bag may hang below a mouth that ends `from` up the side. */
export function roomBelow(front: Panel, from: number, ruffled: boolean): number {
  const [lowest] = edgesOf(front, 'side');
  const clear = lowest && !ruffled ? bagClearOfHem(front, lowest) : undefined;
  return lowest && clear !== undefined ? Math.min(BAG.most, from - lowest.from - clear) : BAG.most;
}

/** Where the mouth lies above a bag that hangs at least so far below it. */
function mouthAbove(front: Panel, lowest: PanelEdge, bounds: Bounds, hangs: number): Mouth | undefined {
  const { allowance, highest, faced, ruffled } = bounds;
  const slit = hasLine(front, 'hem') ? bounds.slit : 0;
  const worn = wornSide(front, lowest);
  const usual = mouthHeight(worn.bottom) + HIGHER;
  const free = Math.min(pathLength(lowest.path) - closedAbove(front), freeOfDart(front, lowest, allowance));
  const endAt = (height: number) => lowest.from + Math.min(worn.upTo(height) ?? Infinity, free);
  const clear = ruffled ? undefined : bagClearOfHem(front, lowest);
  const bagged = clear === undefined ? 0 : clear + hangs;
  const facing = faced && hasLine(front, 'hem') ? LEAST_FACING + ABOVE_FACING : 0;
  const least = lowest.from + Math.max(slit + CLOSED_BELOW, bagged, facing);
  const to = Math.max(endAt(usual), Math.min(least + MOUTH.least, endAt(Math.max(usual, highest))));
  if (to - least < MOUTH.least - 1e-9) return undefined;
  const from = Math.max(least, to - MOUTH.wanted);
  return { from, to, turn: turnsUpright(lowest), below: roomBelow(front, from, ruffled) };
}

/**
 * Where the mouth lies, measured up the side from the hem, clear of a slit and of a dart pressed down: at its usual
 * height, or as much higher as a hand needs on a side that is short; nowhere where that leaves too little.
 */
export function mouthOn(front: Panel, bounds: Bounds): Mouth | undefined {
  const [lowest] = edgesOf(front, 'side');
  if (!lowest) return undefined;
  for (const hangs of BAG.least) {
    const mouth = mouthAbove(front, lowest, bounds, hangs);
    if (mouth) return mouth;
  }
  return undefined;
}
