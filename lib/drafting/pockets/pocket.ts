import type { GarmentContext } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';

/** One kind of pocket. `add` returns the plan with the pocket's pieces and its place marked on the garment. */
export interface Pocket {
  readonly id: string;
  add(plan: GarmentPlan, context: GarmentContext): GarmentPlan;
}
