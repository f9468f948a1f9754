import type { GarmentContext } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';

/** One edge that a gathered strip is sewn to. */
export interface Ruffle {
  readonly id: string;
  add(plan: GarmentPlan, context: GarmentContext): GarmentPlan;
}

/** Length gathered into one of seam (METHODS §9: 2 is normal). */
export const FULLNESS = 2;

/** Finished depth of the ruffle, cm. */
export function ruffleDepth({ choices }: Pick<GarmentContext, 'choices'>): number {
  const depth = choices.sizes['ruffle-width'];
  if (depth === undefined) throw new Error('A ruffle has a depth');
  return depth;
}
