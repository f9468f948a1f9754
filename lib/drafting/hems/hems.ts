import { allowancesFor } from '../assembly/allowances';
import type { Addition } from '../garments/addition';
import { mergePlans, operation } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { hemmedPanels } from './lower-edge';

/** The lower edge folded up. */
export const HEMS: Addition = {
  id: 'hems',
  add: (plan, { choices }) => {
    const families = new Set(hemmedPanels(plan.panels).map(({ family }) => family));
    if (families.size === 0) return plan;
    const hem = operation({
      id: 'hem',
      operation: 'hem',
      figures: { depth: allowancesFor(choices).hem },
      lines: [...families].map((family): LineRef => ({ family, line: 'hem' })),
    });
    return mergePlans(plan, { operations: [hem] });
  },
};
