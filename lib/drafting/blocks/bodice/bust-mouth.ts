import type { BodicePoints } from './points';
import { bustLine as bustLineOf } from './widths';

/** The side dart's mouth: how far under the bust point it lies, and how far below the underarm it may (METHODS §4). */
const MOUTH_BELOW_BUST = 2;
const MOUTH = { min: 2.5, max: 6 };
/** The mouth keeps this far from the bust line, whose notch is on the same seam. */
const OFF_BUST_LINE = 1.3;

/** Cloth between the bust dart and the bottom of the armhole, and how far beyond the width line that bottom lies. */
const UNDER_ARMHOLE = 1.7;
const BOTTOM_BEYOND = 1.8;

/** How far down the side the mouth must be for the dart to pass under the armhole: a high bust under a deep one. */
function clearOfArmhole({ levels, widths, front }: BodicePoints): number {
  const above = levels.bust - levels.underarm;
  const share = (widths.frontAcross + BOTTOM_BEYOND - front.bust.x) / (widths.frontBust - front.bust.x);
  return (above + UNDER_ARMHOLE) / share - above;
}

/** Where the bust dart opens, measured down the side from the underarm. */
export function mouthBelowUnderarm(points: BodicePoints): number {
  const { levels } = points;
  const line = levels.underarm - bustLineOf(levels);
  const usual = Math.min(MOUTH.max, Math.max(MOUTH.min, levels.underarm - levels.bust + MOUTH_BELOW_BUST));
  const wanted = Math.max(usual, clearOfArmhole(points));
  if (Math.abs(wanted - line) >= OFF_BUST_LINE) return wanted;
  return line - OFF_BUST_LINE >= MOUTH.min ? line - OFF_BUST_LINE : line + OFF_BUST_LINE;
}
