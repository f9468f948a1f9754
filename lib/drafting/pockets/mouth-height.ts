import { BELT } from '@/lib/choices/slots/belt';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { GarmentContext } from '../garments/addition';
import { familyOf } from '../kernel/cloth';
import type { GarmentPlan } from '../kernel/plan';
import { drawnInBy } from '../waist-casings/drawn-in';

/** The mouth lies so far below the waist, where the hand falls on a long garment; higher on a short one (H). */
const MOUTH = { least: 2, most: 8, share: 0.18 };
/**
 * On a very short one it may rise this far above the waist, where neither seam nor belt is in its way, and further where
 * a parted front has no place for it on the chest (H).
 */
const ABOVE_WAIST = { whole: 2, parted: 4 };
/** The family that is worn over the hip in front. */
export function hipFamily({ panels }: GarmentPlan, face: 'front' | 'back'): string {
  const skirt = `skirt-${face}`;
  return panels.some(({ family }) => family === skirt) ? skirt : face;
}

/** A seam over the bust, or one under a yoke, runs through the front. */
export const isParted = ({ panels }: GarmentPlan): boolean => familyOf(panels, 'front').length > 1;

/** Height of a pocket's mouth below the waist on a garment that ends at `hem`. */
export function mouthHeight(hem: number): number {
  return -Math.min(MOUTH.most, Math.max(MOUTH.least, -MOUTH.share * hem));
}

/** The greatest height of a mouth. */
export function highestMouth(plan: GarmentPlan, { choices }: GarmentContext): number {
  const belted = (traitsOf(BELT, choices.options)?.round ?? false) || drawnInBy(choices) !== undefined;
  if (belted || hipFamily(plan, 'front') !== 'front') return -MOUTH.least;
  return isParted(plan) ? ABOVE_WAIST.parted : ABOVE_WAIST.whole;
}
