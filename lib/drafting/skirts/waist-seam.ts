import type { ValueOf } from '@/lib/choices/slots/registry';
import { isCutInOne, SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { mouthBelowUnderarm } from '../blocks/bodice/bust-mouth';
import type { BodicePoints } from '../blocks/bodice/points';
import { chosenIfAny } from '../garments/chosen';
import { blousonOf } from '../waist-casings/drawn-in';

type SeamAt = (points: BodicePoints, choices: Pick<Choices, 'options'>) => number;

/** How far under the bust point a seam runs, and how much side seam it leaves a bodice (INVARIANTS E12). */
const UNDER_BUST = 7.5;
const LEAST_SIDE = 10.5;
/** Side seam below the bust dart. */
const BELOW_DART = 5.5;
/** Under an arm cut in one with it a bodice keeps more of its side, for the round of that; down to so far above the waist. */
const UNDER_ARM = { side: 14, aboveWaist: 5 };
/** A dropped seam lies this far down to the hip line. */
const DROPPED = 0.5;
/** And at least so far above it, where hips lie high: below the seam the skirt has to widen to them. */
const ABOVE_HIP = 8;

function underBust(points: BodicePoints): number {
  const { bust, underarm } = points.levels;
  const side = Math.max(LEAST_SIDE, mouthBelowUnderarm(points) + BELOW_DART);
  return Math.min(bust - UNDER_BUST, underarm - side);
}

/** Height above the waist of a seam under the bust. */
export const empireHeight: SeamAt = (points, { options }) => {
  const usual = underBust(points);
  const sleeve = traitsOf(SLEEVE, options);
  if (!sleeve || !isCutInOne(sleeve)) return usual;
  return Math.min(usual, Math.max(points.levels.underarm - UNDER_ARM.side, UNDER_ARM.aboveWaist));
};

/** Height of the seam above the waist. */
const HEIGHTS: Readonly<Record<Exclude<ValueOf<'waist-seam'>, 'none'>, SeamAt>> = {
  empire: empireHeight,
  natural: () => 0,
  dropped: ({ levels }) => Math.max(DROPPED * levels.hip, levels.hip + ABOVE_HIP),
};

/** What a skirt is cut as: a short one on a top is a peplum. */
export type SkirtCut = ValueOf<'skirt'> | 'peplum';

/** The skirt's cut, where a skirt is sewn to the bodice: a dress with a waist seam, or a top with a peplum. */
export function skirtCut({ options }: Choices): SkirtCut | undefined {
  if (options.silhouette === 'peplum') return 'peplum';
  return (options['waist-seam'] ?? 'none') === 'none' ? undefined : options.skirt;
}

/** Height of the waist seam above the waist; nothing for a garment in one with its skirt. */
export function seamHeight({ options }: Choices, points: BodicePoints): number | undefined {
  if (options.silhouette === 'peplum') return HEIGHTS.natural(points, { options });
  const height = chosenIfAny(HEIGHTS, options['waist-seam'])?.(points, { options });
  // Above the waist what blouses hangs down to the seam: that keeps its place on the body.
  return height !== undefined && height > 0 ? height - blousonOf({ options }) : height;
}
