import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { GarmentContext } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';
import { hasPlaceInSide } from '../pockets/in-seam';
import { type Depth, LEAST_RISE } from './lift-depth';

/** In these steps a hem rises less, cm. */
const LESS = 0.5;

/** What a hem is lifted by above which the pocket in the side finds its place; where none leaves it one the hem stays level. */
export function besidePocket(
  most: Depth,
  liftedBy: (depth: number) => GarmentPlan,
  context: GarmentContext,
): Depth {
  const takes = (depth: number) => hasPlaceInSide(liftedBy(depth), context);
  if (context.choices.options.pockets !== 'in-seam' || takes(most.depth)) return most;
  let depth = most.depth - LESS;
  while (depth >= LEAST_RISE && !takes(depth)) depth -= LESS;
  const lifted = depth < LEAST_RISE ? 0 : depth;
  return {
    depth: lifted,
    notices: [{ code: 'hem-less-for-pocket', figures: { lifted: toMillimetre(lifted) } }],
  };
}
