import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { crosses, staysCrossed } from '../openings/way-in';

type Chosen = Pick<Choices, 'options'>;

/** What the bodice has over the length of the body, to hang over the casing (METHODS §10: 2–4), cm. */
const BLOUSON = 3;

/** What draws the waist in, where something does. */
export function drawnInBy({ options }: Chosen): 'elastic' | 'cord' | undefined {
  return traitsOf(SILHOUETTE, options)?.drawnInBy;
}

/** How much longer a bodice is that is drawn in at the waist, cm. */
export const blousonOf = (choices: Chosen): number => (drawnInBy(choices) ? BLOUSON : 0);

/** Fronts that cross are held by their ties or their seam: the back alone is drawn in, from side to side. */
export const drawsBackAlone = (choices: Chosen): boolean => crosses(choices) || staysCrossed(choices);
