import { allowancesFor } from '../assembly/allowances';
import type { Addition } from '../garments/addition';
import { mergePlans } from '../kernel/plan';
import { facingPlan } from './facing-plan';

/** Neck, or neck and armholes, faced. */
export const FACINGS: Addition = {
  id: 'facings',
  add: (plan, { bodice, request, opening, choices }) => {
    const { back, front } = bodice;
    const { sleeveless } = request;
    const lap = opening.lap?.(choices);
    const hemDepth = allowancesFor(choices).hem;
    return mergePlans(plan, facingPlan({ back, front, sleeveless, lap, hemDepth, neckEdge: plan.neckEdge }));
  },
};
