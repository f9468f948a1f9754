import { allowancesFor } from '../../assembly/allowances';
import { operation } from '../../kernel/plan';
import type { ArmEnd } from './arm-end';

/** An edge folded up as deep as the allowance of this kind. */
const hemmed = (id: string, kind: 'sleeve-hem' | 'narrow-hem'): ArmEnd => ({
  id,
  depth: () => 0,
  edge: { role: 'hem', kind },
  slit: false,
  girth: ({ plain }) => plain,
  finish: ({ choices, lines }) => ({
    operations: [
      operation({
        id: 'sleeve-hem',
        operation: 'hem',
        stage: 'sleeveHem',
        lines,
        figures: { depth: allowancesFor(choices)[kind] },
      }),
    ],
  }),
});

/** The edge folded up. */
export const HEM = hemmed('hem', 'sleeve-hem');

/** A flared edge is turned in narrowly: a deep hem would not lie flat on its curve (METHODS §11: 0.6–1). */
export const NARROW_HEM = hemmed('narrow-hem', 'narrow-hem');
