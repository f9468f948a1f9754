import { STAGES } from '@/lib/operations/stages';
import type { Addition } from '../garments/addition';
import type { Panel } from '../kernel/panel';
import { mergePlans, type OperationPlan } from '../kernel/plan';
import { liningBody } from './body';
import { openedCentre } from './opening';
import { isSewnToHem } from './request';
import { armholeSeam, bodyOperations, bodySeams, facingSeams, sewnFacing } from './seams';
import { liningSleeve } from './sleeves';
import { withSlits } from './slits';

/** The facing of a face, of neck alone or of neck and armholes. */
function facingOf(panels: readonly Panel[], face: 'front' | 'back'): Panel {
  const names = [`neck-facing-${face}`, `facing-${face}`];
  const found = panels.find(({ id }) => names.includes(id));
  if (!found) throw new Error(`A lining needs the facing of the ${face}`);
  return found;
}

/** Front and back of the garment itself. */
function outerBody(panels: readonly Panel[]): Panel[] {
  return panels.filter(({ family, material }) => material === 'shell' && ['front', 'back'].includes(family));
}

/** Facing and lining are joined lying flat: only then are the ends of both sewn to the tapes of a zip, one after the other. */
function afterLining(own: OperationPlan): OperationPlan {
  return own.stage === STAGES.facingEnds ? { ...own, stage: STAGES.liningZip } : own;
}

/** A garment inside the garment: cut to its facings, with room at the sides and a pleat in the back (METHODS §7). */
export const LINING: Addition = {
  id: 'lining',
  add: (plan, context) => {
    const { choices } = context;
    if (choices.options.inside !== 'lining') return plan;
    const facings = { front: facingOf(plan.panels, 'front'), back: facingOf(plan.panels, 'back') };
    const drawn = liningBody(context, facings, plan);
    const slit = withSlits(drawn, plan, context);
    const openedHalf = (half: Panel) => openedCentre(half, plan.construction.zipOpening, context);
    const lining = { front: openedHalf(slit.front), back: openedHalf(slit.back) };
    const { redrawn, ...sleeves } = liningSleeve(context, { ...lining, whole: drawn.whole });
    const panels = plan.panels.map((panel) =>
      panel === facings.front
        ? sewnFacing(panel, lining.front)
        : panel === facings.back
          ? sewnFacing(panel, lining.back)
          : panel,
    );
    const operations = plan.operations.filter(({ id }) => id !== 'finish-facing').map(afterLining);
    return mergePlans(
      { ...plan, panels, operations },
      {
        panels: redrawn ? [redrawn.front, redrawn.back] : [lining.front, lining.back],
        seams: [
          ...bodySeams(lining, redrawn ? sleeves.seams : []),
          ...facingSeams(lining, facings),
          ...(context.request.sleeveless ? [armholeSeam(lining, outerBody(plan.panels))] : []),
        ],
        operations: bodyOperations(lining, isSewnToHem(choices.garment)),
      },
      redrawn ? { ...sleeves, seams: [] } : sleeves,
    );
  },
};
