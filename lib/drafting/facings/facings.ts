import { allowancesFor } from '../assembly/allowances';
import type { Addition } from '../garments/addition';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans } from '../kernel/plan';
import { type Lap, outerEdge } from '../openings/lap';
import { facingPlan } from './facing-plan';

function isLappedSkirt(panel: Panel, lap: Lap): boolean {
  return panel.part === `skirt-${lap.face}` && hasLine(panel, outerEdge(lap));
}

/** Neck, or neck and armholes, faced. */
export const FACINGS: Addition = {
  id: 'facings',
  add: (plan, { bodice, request, opening, choices }) => {
    if (choices.options.inside === 'bias-binding') return plan;
    const { back, front } = opening.traced?.(bodice) ?? bodice;
    // The armholes of a lined garment are sewn to the lining.
    const sleeveless = request.sleeveless && choices.options.inside !== 'lining';
    const lap = opening.lap?.(choices);
    const hemDepth = allowancesFor(choices).hem;
    const skirt = lap && plan.panels.find((panel) => isLappedSkirt(panel, lap));
    const { neckEdge } = plan;
    return mergePlans(plan, facingPlan({ back, front, sleeveless, lap, skirt, hemDepth, neckEdge }));
  },
};
