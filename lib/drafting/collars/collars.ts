import type { Addition } from '../garments/addition';
import { chosen } from '../garments/chosen';
import { mergePlans } from '../kernel/plan';
import { neckOf } from './neck';
import { COLLARS } from './registry';

/** The collar, cut to the neckline as it stands; facings come after it and are sewn to its inside. */
export const COLLAR: Addition = {
  id: 'collar',
  add: (plan, context) => {
    const { choices } = context;
    const { collar = 'none', inside } = choices.options;
    if (collar === 'none') return plan;
    const request = { choices, neck: neckOf(plan, context), faced: inside !== 'bias-binding' };
    return mergePlans(plan, chosen(COLLARS, collar).draw(request));
  },
};
