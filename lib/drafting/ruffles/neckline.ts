import { INSIDE } from '@/lib/choices/slots/inside';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { halfNeck, neckOf } from '../collars/neck';
import { stripCollar } from '../collars/strip-plan';
import { mergePlans } from '../kernel/plan';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';

function ofRuffle<T extends { readonly operation: OperationName }>(step: T): T {
  return { ...step, operation: OPERATIONS[step.operation].ofRuffle ?? step.operation };
}

/** A folded band gathered on to the neckline, between it and its facing. */
export const NECK_RUFFLE: Ruffle = {
  id: 'neckline',
  add: (plan, context) => {
    const neck = neckOf(plan, context);
    const faced = traitsOf(INSIDE, context.choices.options)?.faced ?? true;
    const strip = {
      id: 'neck-ruffle',
      length: FULLNESS * halfNeck(neck),
      tie: 0,
      width: ruffleDepth(context),
      point: 0,
      onFold: true,
      turnedIn: !faced,
      ring: neck.opens === 'nowhere',
    };
    const from = neck.opens === 'front' ? 'back' : 'front';
    const drawn = stripCollar({ neck, faced }, strip, { from, gather: FULLNESS });
    return mergePlans(plan, {
      ...drawn,
      seams: (drawn.seams ?? []).map(ofRuffle),
      operations: (drawn.operations ?? []).map(ofRuffle),
    });
  },
};
