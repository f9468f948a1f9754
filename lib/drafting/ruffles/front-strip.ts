import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { gatheredStrip } from '../collars/gathered-strip';
import { lengthOn } from '../collars/neck';
import type { NeckFit } from '../collars/sewing';
import type { Strip } from '../collars/strip';
import type { GarmentContext } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';
import { EXTENSION } from '../openings/lap';
import { crosses, staysCrossed } from '../openings/way-in';
import { ruffleDepth } from './ruffle';

/** The edge of the front comes apart at its centre. */
function isParted(choices: Choices): boolean {
  const { face } = traitsOf(OPENING, choices.options) ?? {};
  return face === 'front' || staysCrossed(choices) || (frontTraits(choices.options)?.slit ?? false);
}

/**
 * A folded band for the upper edge of the front alone, which carries the ruffle between straps of their own: each end is
 * closed, and stops beside a strap. One for each half where the edge comes apart (METHODS §9); where fronts cross it goes on along their edge and runs out there.
 */
export function frontStrip(plan: GarmentPlan, context: GarmentContext, id: string): [Strip, NeckFit] {
  const { choices } = context;
  const goesOn = crosses(choices) || staysCrossed(choices);
  const extension = goesOn ? lengthOn(plan, 'front', EXTENSION) : 0;
  const span = { front: lengthOn(plan, 'front', 'neckline'), back: 0, extension, opens: 'back' } as const;
  const own = { id, width: ruffleDepth(context), faced: true, crosses: goesOn };
  const [strip, fit] = gatheredStrip(span, own);
  return [{ ...strip, onFold: !isParted(choices) }, fit];
}
