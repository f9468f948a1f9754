import type { Choices } from '@/lib/choices/types';
import type { GarmentPlan } from '../kernel/plan';
import type { SeamPlan } from '../kernel/seams';
import { isTailored } from './tailored';

/** A cap eased in by less lies flat over its armhole, as that of a dropped sleeve does, cm. */
const LEAST_EASE = 1.5;

/** The seam of a sleeve whose cap stands up round in the armhole of a lined jacket; nothing where it lies flat or is full. */
export function easedCap({ seams }: GarmentPlan, choices: Choices): SeamPlan | undefined {
  const set = seams.find(({ operation }) => operation === 'set-sleeve');
  return set && isTailored(choices) && set.ease >= LEAST_EASE ? set : undefined;
}
