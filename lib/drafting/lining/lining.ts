import { OPERATIONS } from '@/lib/operations/registry';
import { STAGES } from '@/lib/operations/stages';
import { hangs } from '../cowl/cowled';
import { INNER } from '../facings/trace';
import type { Addition } from '../garments/addition';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans, type OperationPlan } from '../kernel/plan';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { hangingFromCasing } from './below-shoulders';
import { liningBody } from './body';
import { openedCentre } from './opening';
import { isSewnToHem, meetsLining } from './request';
import { armholeSeam, bodyOperations, bodySeams, facingSeams, sewnFacings } from './seams';
import { fellSides, openedSideSeam, openedSides } from './side-opening';
import { withSlits } from './slits';
import { underCowl } from './under-cowl';
import { withLiningSleeve } from './with-sleeve';

/** The facing of a face, of neck alone or of neck and armholes, or cut on to it, and that of a lapped skirt below it. */
function facingsOf(panels: readonly Panel[], face: 'front' | 'back'): readonly [Panel, ...Panel[]] {
  const named = (...names: readonly string[]) => panels.filter(({ id }) => names.includes(id));
  const own = panels.filter(({ family, material }) => family === face && material === 'shell');
  const grownOn = own.find((panel) => hasLine(panel, INNER));
  const [found = grownOn] = named(`neck-facing-${face}`, `facing-${face}`);
  if (!found) throw new Error(`A lining needs the facing of the ${face}`);
  return [found, ...named(`skirt-facing-${face}`)];
}

/** Front and back of the garment itself. */
function outerBody(panels: readonly Panel[]): Panel[] {
  return panels.filter(({ family, material }) => material === 'shell' && ['front', 'back'].includes(family));
}

/** Facing and lining are joined lying flat: only then are the ends of both sewn to the tapes of a zip, one after the other. */
function afterLining(own: OperationPlan): OperationPlan {
  return OPERATIONS[own.operation].atZip && own.stage < STAGES.liningZip
    ? { ...own, stage: STAGES.liningZip }
    : own;
}

/** How far below the underarm a facing reaches down the side, cm. */
const takenBy = (facing: Panel): number => (hasLine(facing, 'side') ? lineLength(facing, 'side') : 0);

/** Free edges of facings, overcast where no lining is sewn to them. */
const RAW_EDGES = ['finish-facing', 'finish-skirt-facing', 'finish-cowl'];

/** A garment inside the garment: cut to its facings, with room at the sides and a pleat in the back (METHODS §7). */
export const LINING: Addition = {
  id: 'lining',
  add: (plan, context) => {
    const { choices } = context;
    if (choices.options.inside !== 'lining') return plan;
    if (isOffShoulder(choices)) return hangingFromCasing(plan, context);
    const facings = { front: facingsOf(plan.panels, 'front'), back: facingsOf(plan.panels, 'back') };
    const [behind] = facings.front;
    const front = hangs(choices) ? underCowl(context.bodice.front, lineLength(behind, INNER)) : behind;
    const { zipOpening } = plan.construction;
    const openedHalf = (half: Panel) => openedCentre(half, zipOpening, context);
    const raisedBy = (raised: number) => {
      const drawn = liningBody(context, { front, back: facings.back[0] }, plan, raised);
      const slit = withSlits(drawn, plan, context);
      const centred = { front: openedHalf(slit.front), back: openedHalf(slit.back) };
      return { ...drawn, ...openedSides(centred, takenBy(facings.back[0]), zipOpening, context) };
    };
    const { lining, sleeve } = withLiningSleeve(context, raisedBy);
    const { redrawn, ...sleeves } = sleeve;
    const sewn = [...sewnFacings(facings.front, lining.front), ...sewnFacings(facings.back, lining.back)];
    const panels = plan.panels.map((panel) => sewn.find(({ id }) => id === panel.id) ?? panel);
    const operations = plan.operations.filter(({ id }) => !RAW_EDGES.includes(id)).map(afterLining);
    return mergePlans(
      { ...plan, panels, operations },
      {
        panels: redrawn ? [redrawn.front, redrawn.back] : [lining.front, lining.back],
        seams: [
          ...bodySeams(lining, redrawn ? sleeves.seams : []).map((own) => openedSideSeam(own, lining)),
          ...facingSeams(lining, facings),
          ...(context.request.sleeveless && meetsLining(choices)
            ? [armholeSeam(lining, outerBody(plan.panels))]
            : []),
        ],
        operations: [...bodyOperations(lining, isSewnToHem(choices.garment)), ...fellSides(lining)],
      },
      redrawn ? { ...sleeves, seams: [] } : sleeves,
    );
  },
};
