import { CATALOGUE } from './catalogue';
import { type Chosen, isActive } from './ranges';

/** Prices of one pattern in euro cents, from the plainest to the most involved. */
export const PRICE_STEPS = [999, 1049, 1099, 1149, 1199] as const;

const POINTS_PER_STEP = 5;

/** Points of difficulty of all that was chosen and counts. */
export function complexity(chosen: Chosen): number {
  return Object.entries(chosen.options)
    .filter(([slot]) => isActive(chosen, slot))
    .reduce((sum, [slot, value]) => sum + (CATALOGUE.values[`${slot}/${value}`]?.difficulty ?? 0), 0);
}

/** Price of a single pattern in euro cents, between 9.99 and 11.99 by complexity; the same however it came about. */
export function complexityPrice(chosen: Chosen): number {
  const step = Math.min(PRICE_STEPS.length - 1, Math.floor(complexity(chosen) / POINTS_PER_STEP));
  return PRICE_STEPS[step] as number;
}
