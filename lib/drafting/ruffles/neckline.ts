import { INSIDE } from '@/lib/choices/slots/inside';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { gatheredStrip } from '../collars/gathered-strip';
import { neckOf } from '../collars/neck';
import { stripCollar } from '../collars/strip-plan';
import { mergePlans } from '../kernel/plan';
import { crosses } from '../openings/way-in';
import { type Ruffle, ruffleDepth } from './ruffle';

function ofRuffle<T extends { readonly operation: OperationName }>(step: T): T {
  return { ...step, operation: OPERATIONS[step.operation].ofRuffle ?? step.operation };
}

/** A folded band gathered on to the neckline, between it and its facing. */
export const NECK_RUFFLE: Ruffle = {
  id: 'neckline',
  add: (plan, context) => {
    const neck = neckOf(plan, context);
    const faced = traitsOf(INSIDE, context.choices.options)?.faced ?? true;
    const width = ruffleDepth(context);
    const own = { id: 'neck-ruffle', width, faced, crosses: crosses(context.choices) };
    const drawn = stripCollar({ neck, faced }, ...gatheredStrip(neck, own));
    return mergePlans(plan, {
      ...drawn,
      seams: (drawn.seams ?? []).map(ofRuffle),
      operations: (drawn.operations ?? []).map(ofRuffle),
    });
  },
};
