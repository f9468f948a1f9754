import type { Addition } from '../garments/addition';
import { mergePlans } from '../kernel/plan';
import { facingPlan } from './facing-plan';

/** Neck, or neck and armholes, faced. */
export const FACINGS: Addition = {
  id: 'facings',
  add: (plan, { bodice, request }) => {
    const { back, front } = bodice;
    return mergePlans(plan, facingPlan({ back, front, sleeveless: request.sleeveless }));
  },
};
