import { BUST_SHAPING, isGatheredUnderBust } from '@/lib/choices/slots/bust-shaping';
import { traitsOf } from '@/lib/choices/slots/traits';
import { WAIST_SEAM } from '@/lib/choices/slots/waist-seam';
import type { Choices } from '@/lib/choices/types';
import type { BodicePoints } from '../blocks/bodice/points';
import { empireHeight, seamHeight } from '../skirts/waist-seam';

/** Gathers under the bust where the garment has no seam to hold them: the front alone gets one there. */
export function isHalfEmpire({ options }: Pick<Choices, 'options'>): boolean {
  const shaping = traitsOf(BUST_SHAPING, options);
  const { bodiceTo = 'nowhere' } = traitsOf(WAIST_SEAM, options) ?? {};
  return (
    shaping !== undefined && isGatheredUnderBust(shaping) && (bodiceTo === 'nowhere' || bodiceTo === 'below')
  );
}

/** Height above the waist of the seam that ends the upper front above it, if one does. */
export function seamUnderBust(choices: Choices, points: BodicePoints): number | undefined {
  if (isHalfEmpire(choices)) return empireHeight(points, choices);
  const height = seamHeight(choices, points) ?? 0;
  return height > 0 ? height : undefined;
}
