import { allowancesFor } from '../assembly/allowances';
import { STAGES } from '../assembly/stages';
import type { Addition } from '../garments/addition';
import { mergePlans, operation } from '../kernel/plan';

/** The lower edge folded up. */
export const HEMS: Addition = {
  id: 'hems',
  add: (plan, { choices }) => {
    const hem = operation({
      id: 'hem',
      operation: 'hem',
      stage: STAGES.hem,
      figures: { depth: allowancesFor(choices).hem },
      lines: [
        { family: 'front', line: 'hem' },
        { family: 'back', line: 'hem' },
      ],
    });
    return mergePlans(plan, { operations: [hem] });
  },
};
