import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';
import type { Addition } from '../garments/addition';
import { hasLine } from '../kernel/lines';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { EXTENSION } from './lap';
import { crosses } from './way-in';

/** Fronts that cross over a neckline round the neck: without a point the ties alone would let it fall open. */
const isRoundAtNeck = (choices: Choices): boolean =>
  crosses(choices) && !(frontTraits(choices.options)?.pointed ?? false);

/** The edge that is seen from inside where the fronts cross: of the facing, or of the front itself where that is bound. */
function edgeInside({ panels }: GarmentPlan): string | undefined {
  const families = ['facing-front', 'front'];
  return families.find((family) => panels.some((own) => own.family === family && hasLine(own, EXTENSION)));
}

/** One hook and eye where the edges cross under the neckline holds it closed (METHODS §10). */
export const HOOK_ON_LAP: Addition = {
  id: 'hook-on-lap',
  add: (plan, { choices }) => {
    const family = isRoundAtNeck(choices) ? edgeInside(plan) : undefined;
    if (!family) return plan;
    const lines: readonly LineRef[] = [{ family, line: EXTENSION }];
    const hook = operation({ id: 'lap-hook', operation: 'sew-hook-on-lap', lines });
    return mergePlans(plan, { operations: [hook], notions: [{ kind: 'hook-and-eye', count: 1 }] });
  },
};
