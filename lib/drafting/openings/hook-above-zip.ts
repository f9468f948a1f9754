import type { Addition } from '../garments/addition';
import { hasLine } from '../kernel/lines';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { ZIP_LINE } from './zip-line';

/** The edge that is seen from inside above the zip: of the facing, or of the back itself where none covers it. */
function edgeAbove({ panels }: GarmentPlan): LineRef | undefined {
  const zipped = panels.find(
    (panel) => panel.family === 'back' && hasLine(panel, ZIP_LINE) && hasLine(panel, 'neckline'),
  );
  if (!zipped) return undefined;
  const facing = panels.find(({ family }) => family === 'neck-facing-back' || family === 'facing-back');
  return facing ? { family: facing.family, line: 'centre' } : { family: zipped.family, line: ZIP_LINE };
}

/**
 * A zip in the back ends just below the neckline: one hook and eye above it takes the strain off its slider (METHODS
 * §10). A collar whose ends stand above the zip has brought its own.
 */
export const HOOK_ABOVE_ZIP: Addition = {
  id: 'hook-above-zip',
  add: (plan) => {
    const edge = edgeAbove(plan);
    if (!edge || plan.notions.some(({ kind }) => kind === 'hook-and-eye')) return plan;
    const hook = operation({ id: 'zip-hook', operation: 'sew-hook-above-zip', lines: [edge] });
    return mergePlans(plan, { operations: [hook], notions: [{ kind: 'hook-and-eye', count: 1 }] });
  },
};
