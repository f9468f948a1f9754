import { allowancesFor } from '../assembly/allowances';
import { STAGES } from '../assembly/stages';
import type { Addition } from '../garments/addition';
import { mergePlans, operation } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import type { Part } from '../types';

const BODY: readonly Part[] = ['front', 'back', 'skirt-front', 'skirt-back'];

/** The lower edge folded up. */
export const HEMS: Addition = {
  id: 'hems',
  add: (plan, { choices }) => {
    const own = plan.panels.filter(
      ({ part, material, edges }) =>
        material === 'shell' && BODY.includes(part) && edges.some(({ line }) => line === 'hem'),
    );
    const families = new Set(own.map(({ family }) => family));
    const hem = operation({
      id: 'hem',
      operation: 'hem',
      stage: STAGES.hem,
      figures: { depth: allowancesFor(choices).hem },
      lines: [...families].map((family): LineRef => ({ family, line: 'hem' })),
    });
    return mergePlans(plan, { operations: [hem] });
  },
};
