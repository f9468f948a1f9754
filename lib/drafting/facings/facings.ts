import { INSIDE } from '@/lib/choices/slots/inside';
import { traitsOf } from '@/lib/choices/slots/traits';
import { allowancesFor } from '../assembly/allowances';
import { hasLapel, reversFor } from '../collars/revers';
import type { Addition } from '../garments/addition';
import { followLift } from '../hems/raised-hem';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans } from '../kernel/plan';
import { type Lap, lapOver, outerEdge } from '../openings/lap';
import { facingPlan } from './facing-plan';

type Halves = Readonly<Record<Lap['face'], Panel>>;

function isLappedSkirt(panel: Panel, lap: Lap): boolean {
  return panel.part === `skirt-${lap.face}` && hasLine(panel, outerEdge(lap));
}

/** The halves that facings are traced from: without a skirt they end in the hem of the garment, which may be lifted. */
function halvesFor({ hemLift, panels }: GarmentPlan, { front, back }: Halves, lap: Lap | undefined): Halves {
  if (!hemLift || panels.some(({ part }) => part.startsWith('skirt'))) return { front, back };
  const beyondCentre = (face: Lap['face']) => (face === lap?.face ? lap.extension : 0);
  return {
    front: followLift(front, hemLift('front'), beyondCentre('front')),
    back: followLift(back, hemLift('back'), beyondCentre('back')),
  };
}

/** Neck, or neck and armholes, faced. */
export const FACINGS: Addition = {
  id: 'facings',
  add: (plan, { bodice, request, opening, choices }) => {
    if (traitsOf(INSIDE, choices.options)?.faced === false) return plan;
    // The armholes of a lined garment are sewn to the lining.
    const lined = choices.options.inside === 'lining';
    const sleeveless = request.sleeveless && !lined;
    const lap = opening.lap?.(choices, bodice);
    const { back, front } = halvesFor(plan, opening.traced?.(bodice) ?? bodice, lap);
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
