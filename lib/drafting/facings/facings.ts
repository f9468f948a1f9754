import { allowancesFor } from '../assembly/allowances';
import { flatHalf } from '../collars/neck';
import { hasLapel, reversFor } from '../collars/revers';
import { hangs } from '../cowl/cowled';
import type { Addition } from '../garments/addition';
import { centreLift } from '../hems/centre-lift';
import { withHem } from '../hems/lap-hem';
import { followLift } from '../hems/raised-hem';
import { hasLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { isOneSided } from '../one-shoulder/one-sided';
import { type Lap, lapOver, outerEdge } from '../openings/lap';

import { SIDE_ZIP } from '../openings/side-zip';
import { lapelsBringSeam, opensAtBack } from '../openings/way-in';
import { hasTops } from '../sleeves/straps';
import { facesInOne, facesNeck } from './faces-neck';
import { facingPlan } from './facing-plan';
import { lapFacing } from './lap-facing';
import { overRuffle } from './over-ruffle';
import { hanging } from './skirt-facing';
import { wholeBack } from './whole-back';

type Halves = Readonly<Record<Lap['face'], Panel>>;

function isLappedSkirt(panel: Panel, lap: Lap): boolean {
  return panel.part === `skirt-${lap.face}` && hasLine(panel, outerEdge(lap));
}

/**
 * The halves that facings are traced from. That of a lapped half reaches the hem, which may be lifted; where a skirt is
 * sewn on it ends above.
 */
function halvesFor({ hemLift, panels }: GarmentPlan, halves: Halves, lap: Lap | undefined): Halves {
  if (!hemLift || !lap || panels.some(({ part }) => part.startsWith('skirt'))) return halves;
  const half = halves[lap.face];
  return { ...halves, [lap.face]: followLift(half, centreLift(hemLift(lap.face), half), lap.extension) };
}

/** The lap as the lower edge runs over it; level where a skirt is sewn on above. */
function lapFor({ hemLift, panels }: GarmentPlan, lap: Lap | undefined): Lap | undefined {
  if (!hemLift || !lap || panels.some(({ part }) => part.startsWith('skirt'))) return lap;
  return withHem(lap, hemLift(lap.face));
}

/** Neck, or neck and armholes, faced; where they are bound, what laps. */
export const FACINGS: Addition = {
  id: 'facings',
  add: (plan, { bodice, request, opening, choices }) => {
    const faced = facesNeck(choices);
    const lined = choices.options.inside === 'lining';
    const selfFaced = hangs(choices);
    const sleeveless = facesInOne(choices, request.sleeveless) && !selfFaced;
    const lap = lapFor(plan, opening.lap?.(choices, bodice));
    if (!faced && !lap) return plan;
    const traced = opening.traced?.(bodice) ?? bodice;
    const whole = opensAtBack(choices) ? traced : { ...traced, back: wholeBack(traced.back) };
    const { back, front } = halvesFor(plan, whole, lap);
    const hemDepth = allowancesFor(choices).hem;
    const skirts = lap ? plan.panels.filter((panel) => isLappedSkirt(panel, lap)) : [];
    const skirt = lap && hanging(skirts, lap);
    const skirtFamilies = skirts.map(({ family }) => family);
    const { neckEdge } = plan;
    const lapped = lap?.face === 'front' ? lapOver(front, lap) : front;
    const revers = hasLapel(choices)
      ? reversFor(lapped, { front: flatHalf(front), back: flatHalf(back) }, choices)
      : undefined;
    const asked = {
      ...{ back, front, sleeveless, lined, lap, skirt, skirtFamilies, hemDepth, neckEdge, revers },
      shoulderDart: bodice.backOutline.shoulder.dart,
      closedBelowBreak: lapelsBringSeam(choices),
      apart: hasTops(choices),
      slants: isOneSided(choices),
      opensAtSide: isOneSided(choices) && opening.id === SIDE_ZIP.id,
      selfFaced,
    };
    const footed = choices.options.ruffle === 'hem' ? overRuffle : (part: PlanPart) => part;
    if (!faced && lap) return lapFacing(plan, { ...asked, lap }, footed);
    return mergePlans(plan, footed(facingPlan(asked)));
  },
};
