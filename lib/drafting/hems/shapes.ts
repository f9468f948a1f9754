import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Choices } from '@/lib/choices/types';
import type { Levels } from '../blocks/bodice/levels';
import type { Lift } from '../kernel/plan';
import type { Face, HemShape } from './halves';

/** Level at both ends, steepest in the middle. */
const eased = (share: number): number => share * share * (3 - 2 * share);
const easedSlope = (share: number): number => 6 * share * (1 - share);

/** From one lift at the centre to another at the side. */
function between(centre: number, side: number): Lift {
  return {
    at: (share) => centre + (side - centre) * eased(share),
    slope: (share) => (side - centre) * easedSlope(share),
  };
}

/** Where front and back of a high-low hem meet at the side, as a share of what the front is shorter. */
const MEET = 0.45;

export type Shaped = Exclude<ValueOf<'hem-shape'>, 'straight'>;

/** How the hem of each shape rises, from the centre to the side. */
export const HEM_LIFTS: Readonly<Record<Shaped, HemShape>> = {
  curved: (depth) => between(0, 0.6 * depth),
  'high-low': (depth, face) => (face === 'front' ? between(depth, MEET * depth) : between(0, MEET * depth)),
};

/** What the hem rises by at most, and as a share of what hangs (G). */
const RISE = { most: 14, share: 0.3 };

/** What hangs below the waist, on a skirt sewn on always; of a shorter garment in one what hangs below the bust, no more than a hip length has below the waist. */
function hanging({ bust, hip }: Levels, lowerEdge: number, skirted: boolean): number {
  return skirted ? -lowerEdge : Math.max(-lowerEdge, Math.min(bust - lowerEdge, -hip));
}

/** What a hem is to be lifted by, cm, where nothing lies in its way. */
export function wantedDepth(levels: Levels, lowerEdge: number, skirted = false): number {
  return Math.max(0, Math.min(RISE.most, RISE.share * hanging(levels, lowerEdge, skirted)));
}

/** Shares of the way to the side between which waist darts lie. */
const DARTS = [0.4, 0.6];

/** How far the lower edge of each half will be lifted where waist darts come down to it, cm. */
export function riseUnderDarts(
  { options }: Choices,
  levels: Levels,
  lowerEdge: number,
): Record<Face, number> {
  const chosen = options['hem-shape'] ?? 'straight';
  if (chosen === 'straight') return { front: 0, back: 0 };
  const depth = wantedDepth(levels, lowerEdge);
  const highest = (face: Face) => Math.max(...DARTS.map((share) => HEM_LIFTS[chosen](depth, face).at(share)));
  return { front: highest('front'), back: highest('back') };
}

/** How far the lower edge of the front will be lifted at its centre, cm. */
export function riseAtCentre({ options }: Choices, levels: Levels, lowerEdge: number): number {
  const chosen = options['hem-shape'] ?? 'straight';
  return chosen === 'straight' ? 0 : HEM_LIFTS[chosen](wantedDepth(levels, lowerEdge), 'front').at(0);
}
