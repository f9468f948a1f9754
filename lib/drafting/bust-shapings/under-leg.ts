import type { BodicePoints } from '../blocks/bodice/points';

/**
 * Height at `x` of a line `clear` cm under the lower leg of a dart from the bust point to the side seam, which it meets
 * at the height `mouth`, as wide as at the bust or at `mouthX`: as high as a waist dart may rise there (INVARIANTS B8).
 */
export function underLeg(
  { front: { bust }, widths }: BodicePoints,
  mouth: number,
  clear: number,
  x: number,
  mouthX = widths.frontBust,
): number {
  const slope = (bust.y - mouth) / (mouthX - bust.x);
  return bust.y - slope * (x - bust.x) - clear * Math.hypot(1, slope);
}
