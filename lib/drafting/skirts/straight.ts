import { fittedSkirt } from './fitted';
import { intakeFor } from './intake';
import type { Skirt } from './skirt';

/** Straight down from the hips; darts and sides take it in to the waist (METHODS §8). */
export const STRAIGHT: Skirt = {
  id: 'straight',
  draw: (request) => fittedSkirt(request, { intake: intakeFor(request), flare: 0, closedShare: () => 0 }),
};
