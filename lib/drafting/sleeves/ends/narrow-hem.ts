import { allowancesFor } from '../../assembly/allowances';
import { operation } from '../../kernel/plan';
import type { ArmEnd } from './arm-end';
import { HEM } from './hem';

/** A flared edge is turned in narrowly: a deep hem would not lie flat on its curve (METHODS §11: 0.6–1). */
export const NARROW_HEM: ArmEnd = {
  ...HEM,
  id: 'narrow-hem',
  edge: { role: 'hem', kind: 'narrow-hem' },
  finish: ({ choices, lines }) => ({
    operations: [
      operation({
        id: 'sleeve-hem',
        operation: 'hem',
        stage: 'sleeveHem',
        lines,
        figures: { depth: allowancesFor(choices)['narrow-hem'] },
      }),
    ],
  }),
};
