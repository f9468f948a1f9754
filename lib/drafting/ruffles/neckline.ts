import { COLLAR } from '@/lib/choices/slots/collar';
import { INSIDE } from '@/lib/choices/slots/inside';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { gatheredStrip } from '../collars/gathered-strip';
import { type NeckSpan, neckSpan } from '../collars/neck';
import { hasLapel } from '../collars/revers';
import type { NeckFit } from '../collars/sewing';
import type { Strip } from '../collars/strip';
import { stripCollar } from '../collars/strip-plan';
import type { GarmentContext } from '../garments/addition';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { isOneSided } from '../one-shoulder/one-sided';
import { crosses } from '../openings/way-in';
import { hasTops } from '../sleeves/straps';
import { belowShoulders } from './below-shoulders';
import { alongCollar } from './collar-edge';
import { frontStrip } from './front-strip';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';
import { slantingEdge } from './slanting-edge';

function ofRuffle<T extends { readonly operation: OperationName }>(step: T): T {
  return { ...step, operation: OPERATIONS[step.operation].ofRuffle ?? step.operation };
}

const RUFFLE = 'neck-ruffle';

/** Sewn to the neckline itself, and the facing to its inside. */
function sewnOn(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const neck = neckSpan(plan, context);
  const faced = traitsOf(INSIDE, context.choices.options)?.faced ?? true;
  const own = { id: RUFFLE, width: ruffleDepth(context), faced, crosses: crosses(context.choices) };
  const drawn = stripCollar({ neck, faced }, ...gatheredStrip(neck, own));
  return mergePlans(plan, {
    ...drawn,
    seams: (drawn.seams ?? []).map(ofRuffle),
    operations: (drawn.operations ?? []).map(ofRuffle),
  });
}

/** Its long edges stay raw, and are caught in a seam that is not theirs. */
function raw(panel: Panel): Panel {
  const edges = panel.edges.map((own) =>
    own.line.startsWith('neck') ? { ...own, role: 'finished' as const } : own,
  );
  return { ...panel, edges };
}

/** How far down from the neckline a collar lies or falls over what is sewn in with it, cm. */
function covered({ options, sizes }: Choices): number {
  const { kind, falls = false } = traitsOf(COLLAR, options) ?? {};
  const { 'collar-width': width = 0, 'collar-height': height = 0 } = sizes;
  if (falls) return Math.max(0, width - height);
  return kind === 'following' || kind === 'gathered' ? width : 0;
}

/** Under a collar, as far as that goes and no farther. */
function stripUnder(neck: NeckSpan, context: GarmentContext): [Strip, NeckFit] {
  const width = covered(context.choices) + ruffleDepth(context);
  return gatheredStrip(neck, { id: RUFFLE, width, faced: true, crosses: false });
}

/** What a strip is gathered to: the whole edge, or for each of two halves its own. */
const gatheredTo = ({ length, onFold }: Strip): number => (onFold ? 2 : 1) * (length / FULLNESS);

/** Basted to the neckline, whose seam to the collar or to a facing takes it in. */
function basted(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const neck = neckSpan(plan, context);
  const [strip, fit] = hasTops(context.choices)
    ? frontStrip(plan, context, RUFFLE)
    : stripUnder(neck, context);
  const { panels = [], seams = [] } = stripCollar({ neck, faced: false }, strip, fit);
  const ends = seams.filter(({ operation: name }) => name === 'sew-collar').map(ofRuffle);
  return mergePlans(plan, {
    panels: panels.map(raw),
    seams: ends.map((seam) => ({ ...seam, id: `ruffle-${seam.id}` })),
    operations: [
      operation({
        id: 'neck-ruffle',
        operation: 'baste-neck-ruffle',
        lines: [
          { family: RUFFLE, line: 'neck' },
          { family: RUFFLE, line: 'neck@inner' },
        ],
        figures: rounded({ length: gatheredTo(strip) }),
      }),
    ],
  });
}

/**
 * A folded band gathered on to the neckline, between it and its facing, or under a collar, beyond which it shows by its
 * depth; between straps of their own, on to the upper edge of the front; along the edge of a collar with lapels.
 */
export const NECK_RUFFLE: Ruffle = {
  id: 'neckline',
  add: (plan, context) => {
    if (isOffShoulder(context.choices)) return belowShoulders(plan, context);
    if (isOneSided(context.choices)) return slantingEdge(plan, context);
    if (hasLapel(context.choices)) return alongCollar(plan, context);
    const collar = traitsOf(COLLAR, context.choices.options)?.made ?? 'in-one';
    const isCaught = collar !== 'in-one' || hasTops(context.choices);
    return isCaught ? basted(plan, context) : sewnOn(plan, context);
  },
};
