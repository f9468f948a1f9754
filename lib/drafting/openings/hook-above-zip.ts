import type { Addition } from '../garments/addition';
import { hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { ZIP_LINE } from './zip-line';
import { SIDE_ZIP_LINE } from './zipped-side';

/** Where a zip ends just below an edge, and the line along which a facing ends beside it. */
const ENDS = [
  { zip: ZIP_LINE, facing: 'centre' },
  { zip: SIDE_ZIP_LINE, facing: 'side' },
] as const;

/** Whether a zip in a panel of the back runs up to its upper edge: one in the side does where that side is bare. */
function reachesEdge(panel: Panel, zip: PanelLine): boolean {
  if (panel.family !== 'back' || !hasLine(panel, zip) || !hasLine(panel, 'neckline')) return false;
  return zip === ZIP_LINE || !hasLine(panel, 'armhole');
}

/** The edge that is seen from inside above the zip: of the facing, or of the back itself where none covers it. */
function edgeAbove({ panels }: GarmentPlan): LineRef | undefined {
  const end = ENDS.find(({ zip }) => panels.some((panel) => reachesEdge(panel, zip)));
  if (!end) return undefined;
  const facing = panels.find(({ family }) => family === 'neck-facing-back' || family === 'facing-back');
  return facing ? { family: facing.family, line: end.facing } : { family: 'back', line: end.zip };
}

/**
 * A zip in the back ends just below the neckline, one under a bare shoulder just below the upper edge: one hook and eye
 * above it takes the strain off its slider (METHODS §10). A collar whose ends stand above the zip has brought its own.
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
