import { allowancesFor } from '../../assembly/allowances';
import { operation } from '../../kernel/plan';
import type { ArmEnd } from './arm-end';

/** The edge folded up. */
export const HEM: ArmEnd = {
  id: 'hem',
  depth: () => 0,
  edge: { role: 'hem', kind: 'sleeve-hem' },
  slit: false,
  girth: ({ plain }) => plain,
  finish: ({ choices, lines }) => ({
    operations: [
      operation({
        id: 'sleeve-hem',
        operation: 'hem',
        stage: 'sleeveHem',
        lines,
        figures: { depth: allowancesFor(choices)['sleeve-hem'] },
      }),
    ],
  }),
};
