import { pathLength } from '@/lib/geometry/length';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mouthHeight } from './place';
import { freeOfDart } from './pressed-dart';
import { turnsUpright, wornSide } from './worn-side';

/** Length of the mouth: what a hand goes through, and what is wanted (H). */
const MOUTH = { wanted: 16, least: 11 };
/** Seam left closed above the hem. */
const ABOVE_HEM = 2;
/** The mouth of a pocket lies a little higher in the side than on the front. */
const HIGHER = 1.5;

/** Seam left closed below a dart or an underarm, and below the seam at the top of a skirt, whose allowances lie there. */
const BELOW = { side: 1, skirt: 2 };

export interface Mouth {
  readonly from: number;
  readonly to: number;
  /** Degrees the side turns to hang as it is worn. */
  readonly turn: number;
}

/** Where the mouth may lie on the garment: the slit below it, the allowance beside it, and the greatest height it ends at. */
export interface Bounds {
  readonly slit: number;
  readonly allowance: number;
  readonly highest: number;
}

function closedAbove(panel: Panel): number {
  return hasLine(panel, 'waist') || hasLine(panel, 'tier-upper') ? BELOW.skirt : BELOW.side;
}

/**
 * Where the mouth lies, measured up the side from the hem, clear of a slit and of a dart pressed down: at its usual
 * height, or as much higher as a hand needs on a side that is short; nowhere where that leaves too little.
 */
export function mouthOn(front: Panel, { slit, allowance, highest }: Bounds): Mouth | undefined {
  const lowest = edgesOf(front, 'side')[0];
  if (!lowest) return undefined;
  const worn = wornSide(front, lowest);
  const usual = mouthHeight(worn.bottom) + HIGHER;
  const free = Math.min(pathLength(lowest.path) - closedAbove(front), freeOfDart(front, lowest, allowance));
  const endAt = (height: number) => lowest.from + Math.min(worn.upTo(height) ?? Infinity, free);
  const least = lowest.from + slit + ABOVE_HEM;
  const to = Math.max(endAt(usual), Math.min(least + MOUTH.least, endAt(Math.max(usual, highest))));
  if (to - least < MOUTH.least - 1e-9) return undefined;
  return { from: Math.max(least, to - MOUTH.wanted), to, turn: turnsUpright(lowest) };
}
