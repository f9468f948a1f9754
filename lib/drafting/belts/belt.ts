import type { Choices } from '@/lib/choices/types';
import type { GarmentContext } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';

/** One way to mark the waist. `add` returns the plan with the belt and what holds it. */
export interface Belt {
  readonly id: string;
  add(plan: GarmentPlan, context: GarmentContext): GarmentPlan;
}

/** Finished width of the belt, cm. */
export function beltWidth({ sizes }: Choices): number {
  const width = sizes['belt-width'];
  if (width === undefined) throw new Error('A belt has a width');
  return width;
}
