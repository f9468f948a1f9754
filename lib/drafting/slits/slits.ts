import type { Addition } from '../garments/addition';
import { mergePlans } from '../kernel/plan';
import { BACK_VENT } from './back-vent';
import { SIDES } from './sides';
import type { Slit } from './slit';
import { slitLength } from './slit-length';

const SLITS_BY_ID: Readonly<Record<string, Slit>> = { [SIDES.id]: SIDES, [BACK_VENT.id]: BACK_VENT };

/** Slits and vents, to walk in or for looks. */
export const SLITS: Addition = {
  id: 'slits',
  add: (plan, context) => {
    const slit = SLITS_BY_ID[context.choices.options['side-slit'] ?? 'none'];
    if (!slit) return plan;
    const { length, notices } = slitLength(context, slit, plan);
    return mergePlans(slit.cut(plan, length, context), { notices });
  },
};
