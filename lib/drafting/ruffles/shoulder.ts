import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Figures } from '@/lib/errors/app-error';
import type { StageName } from '@/lib/operations/stages';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import type { PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation, type PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { overArms } from './below-shoulders';
import { crescent, DEEPEST, narrower } from './crescent';
import { overShoulder } from './over-shoulder';
import { FULLNESS, type Ruffle, ruffleDepth } from './ruffle';
import { type Stretch, shoulderStretches } from './shoulder-seams';

const depthOn = (length: number, context: GarmentContext): number =>
  Math.min(ruffleDepth(context), DEEPEST * FULLNESS * length);

interface Caught {
  readonly name: 'baste-shoulder-ruffle' | 'baste-seam-ruffle';
  readonly hemmed: StageName;
  readonly figures: Figures;
}

/** A strip with a narrow hem, gathered to so much and basted where it will be caught. */
function strip(
  id: string,
  length: number,
  { name, hemmed, figures }: Caught,
  context: GarmentContext,
): PlanPart {
  const lines = (line: PanelLine) => [{ family: id, line }];
  return {
    panels: [crescent(id, FULLNESS * length, depthOn(length, context))],
    operations: [
      operation({
        id: `${id}-hem`,
        operation: 'hem',
        stage: hemmed,
        lines: lines('hem'),
        figures: { depth: allowancesFor(context.choices)['narrow-hem'] },
      }),
      operation({ id, operation: name, lines: lines('ruffle'), figures }),
    ],
  };
}

/** Whether front and back are sewn to a sleeve, or finished, all round an armhole that reaches the shoulder. */
function hasArmhole({ options }: Choices): boolean {
  const { armhole, apart = false } = traitsOf(SLEEVE, options) ?? {};
  return armhole !== 'gone' && !apart;
}

/** In place of an armhole over the shoulder: in the seams a sleeve has instead, or along the edges beside a strap. */
function inOtherSeams(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const { panels, stretches } = shoulderStretches(plan.panels);
  const [only] = stretches;
  const idOf = ({ face }: Stretch) =>
    only?.along === 'shoulder' ? 'shoulder-ruffle' : `shoulder-ruffle-${face}`;
  const [inFront = 0, behind = 0] = stretches.map(({ length }) => length);
  const figures = {
    ...rounded({ inFront, behind }),
    along: only?.along ?? 'edge',
    pairs: String(stretches.length),
  };
  const asked = ruffleDepth(context);
  const caught = { name: 'baste-seam-ruffle', hemmed: 'seamRuffleHem', figures } as const;
  return mergePlans(
    { ...plan, panels },
    ...stretches.map((own) => strip(idOf(own), own.length, caught, context)),
    { notices: narrower(asked, Math.min(asked, ...stretches.map(({ length }) => depthOn(length, context)))) },
  );
}

/**
 * A strip gathered into the armhole over the shoulder, from the front notch of the sleeve to the back one, running out to
 * nothing at both; where no armhole reaches the shoulder, into what lies there (METHODS §9).
 */
export const SHOULDER_RUFFLE: Ruffle = {
  id: 'shoulder',
  add: (plan, context) => {
    if (isOffShoulder(context.choices)) return overArms(plan, context);
    if (!hasArmhole(context.choices)) return inOtherSeams(plan, context);
    const { panels, front, back } = overShoulder(plan.panels);
    const seam = front + back;
    const figures = rounded({ length: seam });
    const caught = { name: 'baste-shoulder-ruffle', hemmed: 'shoulderRuffleHem', figures } as const;
    return mergePlans({ ...plan, panels }, strip('shoulder-ruffle', seam, caught, context), {
      construction: rounded({ shoulderRuffleSeam: seam }),
    });
  },
};
