import { giving, isDone } from '@/lib/operations/ask';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { moveStage, type Span } from '@/lib/operations/stages';
import type { Addition } from '../garments/addition';
import type { GarmentPlan } from '../kernel/plan';

/** The seam that faces the armholes: what is turned after it passes through the shoulders. */
const THROUGH_SHOULDERS = 'armhole-facing';
/** From the seams of the facings to where their allowances are stitched down, and when that is done instead. */
const OWN: Span = ['facingSeams', 'understitch'];
const EARLIER: Span = ['strapFacings', 'strapUnderstitch'];

interface Step {
  readonly operation: OperationName;
  readonly stage: number;
}

function throughStraps(plan: GarmentPlan): GarmentPlan {
  const isLapped = isDone(plan.seams, giving('lapFaced'));
  const inTime = <S extends Step>(step: S): S => {
    // The edges of a lap on a skirt are faced once that is sewn on; what waits for them is sewn with them.
    const waits = isLapped && OPERATIONS[step.operation].alongLap;
    return waits ? step : { ...step, stage: moveStage(step.stage, OWN, EARLIER) ?? step.stage };
  };
  return { ...plan, seams: plan.seams.map(inTime), operations: plan.operations.map(inTime) };
}

/**
 * Neck and armholes faced in one are turned through the shoulders, as narrow as a strap: that is done as soon as those
 * are sewn, before a skirt hangs on the bodice and a zip or a seam closes its centre. All that belongs to the neck comes
 * with it, in its order.
 */
export const THROUGH_STRAPS: Addition = {
  id: 'through-straps',
  add: (plan) => (plan.seams.some(({ id }) => id === THROUGH_SHOULDERS) ? throughStraps(plan) : plan),
};
