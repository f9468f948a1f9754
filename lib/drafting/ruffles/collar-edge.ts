import { required } from '@/lib/errors/required';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { opensAtBack } from '../openings/way-in';
import { crescent } from './crescent';
import { FULLNESS, ruffleDepth } from './ruffle';

const UNDER = 'collar-under';
const RUFFLE = 'neck-ruffle';
/** It keeps clear of the ends of the collar, where that is turned (H), cm. */
const CLEAR = 1;

/**
 * A lapel turns over below the seam at the neck and would hide what is sewn in there: the ruffle edges its collar instead,
 * caught between both layers from one end of it to the other, or on each half of one that parts behind (METHODS §9).
 */
export function alongCollar(plan: GarmentPlan, context: GarmentContext): GarmentPlan {
  const under = required(
    plan.panels.find(({ id }) => id === UNDER),
    UNDER,
  );
  const half = lineLength(under, 'outer');
  const parts = opensAtBack(context.choices);
  const length = parts ? half - 2 * CLEAR : 2 * (half - CLEAR);
  const strip = crescent(RUFFLE, FULLNESS * length, ruffleDepth(context), parts ? 2 : 1);
  const lines = (line: PanelLine) => [{ family: RUFFLE, line }];
  return mergePlans(plan, {
    panels: [strip],
    operations: [
      operation({
        id: 'collar-ruffle-hem',
        operation: 'hem',
        stage: 'collarRuffleHem',
        lines: lines('hem'),
        figures: { depth: allowancesFor(context.choices)['narrow-hem'] },
      }),
      operation({
        id: 'collar-ruffle',
        operation: 'baste-collar-ruffle',
        lines: lines('ruffle'),
        figures: { ...rounded({ length }), parts: parts ? 'yes' : 'no' },
      }),
    ],
  });
}
