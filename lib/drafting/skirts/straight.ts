import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import { fittedSkirt } from './fitted';
import { intakeFor } from './intake';
import type { Skirt, SkirtRequest } from './skirt';

/** Said from this much on, cm (INVARIANTS E3). */
const TOLD = 0.5;

/** Told where a seam wider than the hips and their ease hangs the skirt: it falls plumb, for nothing narrows to the hip. */
function widerSeam({ body, ease, waist }: SkirtRequest): Notice[] {
  const hip = 2 * (waist.front + waist.back) - body.hipCircumference;
  if (hip - ease.hip <= TOLD) return [];
  return [{ code: 'hip-ease-of-wider-seam', figures: { asked: ease.hip, hip: toMillimetre(hip) } }];
}

/** Straight down from the hips; darts and sides take it in to the waist (METHODS §8). */
export const STRAIGHT: Skirt = {
  id: 'straight',
  draw: (request) => {
    const drawn = fittedSkirt(request, { intake: intakeFor(request), flare: 0, closedShare: () => 0 });
    return { ...drawn, part: { ...drawn.part, notices: widerSeam(request) } };
  },
};
