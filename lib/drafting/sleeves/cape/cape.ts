import { allowancesFor } from '../../assembly/allowances';
import type { Addition } from '../../garments/addition';
import { familyOf } from '../../kernel/cloth';
import { edgesOf } from '../../kernel/lines';
import type { AllowanceKind, Panel } from '../../kernel/panel';
import { mergePlans, operation } from '../../kernel/plan';
import { rounded } from '../../kernel/rounded';
import { overShoulder } from '../../ruffles/over-shoulder';
import { CAPE_ID, capeLength, capePanel } from './cape-panel';

/** What lies beyond the armhole, which the cape is caught in: both are cut alike. */
function armholeKind(panels: readonly Panel[]): AllowanceKind {
  const [edge] = familyOf(panels, 'front').flatMap((panel) => edgesOf(panel, 'armhole'));
  return edge?.kind ?? 'armhole';
}

/** Cut in a half circle, caught in the bare armhole over the shoulder before that is faced or bound (METHODS §5.3). */
export const CAPE: Addition = {
  id: 'cape',
  add: (plan, { choices }) => {
    if (choices.options.sleeve !== CAPE_ID) return plan;
    const { panels, front, back } = overShoulder(plan.panels);
    const cape = capePanel({ front, back, length: capeLength(choices), kind: armholeKind(plan.panels) });
    const lines = (...names: readonly ('hem' | 'upper' | 'end@front' | 'end@back')[]) =>
      names.map((line) => ({ family: CAPE_ID, line }));
    return mergePlans(
      { ...plan, panels },
      {
        panels: [cape],
        construction: rounded({ capeSeam: front + back }),
        operations: [
          operation({
            id: 'cape-hem',
            operation: 'hem',
            stage: 'shoulderRuffleHem',
            lines: lines('end@back', 'hem', 'end@front'),
            figures: { depth: allowancesFor(choices)['narrow-hem'] },
          }),
          operation({
            id: 'cape',
            operation: 'baste-cape',
            lines: lines('upper'),
            figures: rounded({ length: front + back }),
          }),
        ],
      },
    );
  },
};
