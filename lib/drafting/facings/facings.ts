import { INSIDE } from '@/lib/choices/slots/inside';
import { traitsOf } from '@/lib/choices/slots/traits';
import { allowancesFor } from '../assembly/allowances';
import { hasLapel, reversFor } from '../collars/revers';
import type { Addition } from '../garments/addition';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans } from '../kernel/plan';
import { type Lap, lapOver, outerEdge } from '../openings/lap';
import { facingPlan } from './facing-plan';

function isLappedSkirt(panel: Panel, lap: Lap): boolean {
  return panel.part === `skirt-${lap.face}` && hasLine(panel, outerEdge(lap));
}

/** Neck, or neck and armholes, faced. */
export const FACINGS: Addition = {
  id: 'facings',
  add: (plan, { bodice, request, opening, choices }) => {
    if (traitsOf(INSIDE, choices.options)?.faced === false) return plan;
    const { back, front } = opening.traced?.(bodice) ?? bodice;
    // The armholes of a lined garment are sewn to the lining.
    const lined = choices.options.inside === 'lining';
    const sleeveless = request.sleeveless && !lined;
    const lap = opening.lap?.(choices, bodice);
    const hemDepth = allowancesFor(choices).hem;
    const skirt = lap && plan.panels.find((panel) => isLappedSkirt(panel, lap));
    const { neckEdge } = plan;
    const revers =
      lap && hasLapel(choices)
        ? reversFor(lapOver(front, lap), linePath(back, 'neckline'), choices)
        : undefined;
    return mergePlans(
      plan,
      facingPlan({ back, front, sleeveless, lined, lap, skirt, hemDepth, neckEdge, revers }),
    );
  },
};
