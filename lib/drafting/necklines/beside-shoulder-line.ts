import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { COLLAR } from '@/lib/choices/slots/collar';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { lerp, polar } from '@/lib/geometry/point';
import type { BodicePoints } from '../blocks/bodice/points';

/** Cloth between a corner of the neckline and what runs past it from the shoulder to the bust, cm (P). */
const BESIDE = 1.4;
/** Where that begins on the shoulder, as a share of what the neckline leaves of it. */
const OUTWARD = 0.65;
const STEP = 0.25;

/** Whether so wide and deep a corner lies clear of a line from the outer part of the shoulder to the bust point. */
function isClear(
  { tip, sideNeck, neckPit, bust, slope }: BodicePoints['front'],
  width: number,
  depth: number,
): boolean {
  const shoulder = polar(sideNeck, -slope, width);
  const from = lerp(shoulder, tip, OUTWARD);
  const down = (from.y - (neckPit.y - depth)) / (from.y - bust.y);
  return lerp(from, bust, Math.min(1, down)).x - shoulder.x >= BESIDE;
}

/**
 * The greatest width a neckline with corners may have beside a dart or a seam from the shoulder, cm: the line runs past
 * the corner, which lies on its way where the neckline is wide. Infinite for any other.
 */
export function widestBeside(
  points: BodicePoints,
  { options }: Choices,
  width: number,
  depth: number,
): number {
  const { from } = traitsOf(BUST_SHAPING, options) ?? {};
  // The sides of one under a funnel lean in from the shoulder by themselves.
  const leans = traitsOf(COLLAR, options)?.kind === 'grown-on';
  if (leans || from !== 'shoulder' || frontTraits(options)?.outline !== 'cornered')
    return Number.POSITIVE_INFINITY;
  let widest = width;
  while (widest > 0 && !isClear(points.front, widest, depth)) widest -= STEP;
  return Math.max(0, widest);
}
