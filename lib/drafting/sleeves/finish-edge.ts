import { pathLength } from '@/lib/geometry/length';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { mergePlans } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { laidInPleats } from './ends/laid-in-pleats';
import type { StyleContext } from './one-piece-style';
import { type Slit, slashed, slashLength } from './slit';

/** The slash lies at a quarter from the back (METHODS §5.4). */
const SLIT_AT = 0.25;

interface Opened {
  readonly panel: Panel;
  readonly lines: readonly LineRef[];
}

const whole = (panel: Panel): Opened => ({ panel, lines: [{ family: 'sleeve', line: 'hem' }] });

/** The lower edge from the slash round to the slash again. */
const opensAt = ({ panel, before, after }: Slit): Opened => ({ panel, lines: [after, before] });

/** The lower edge of a sleeve of one piece, slashed where its end opens, and what finishes it. */
export function finishEdge(panel: Panel, context: StyleContext, full: boolean) {
  const { request, reach, end } = context;
  const underarm = pathLength(linePath(panel, 'underarm@front'));
  const slit = slashLength(underarm);
  const { panel: opened, lines } = end.slit ? opensAt(slashed(panel, 'hem', SLIT_AT, slit)) : whole(panel);
  const length = pathLength(linePath(panel, 'hem'));
  const site = { choices: request.choices, reach, length, full, slit, lines, families: ['sleeve'] };
  const { panels, pleats, operations } = laidInPleats(end, site, [opened]);
  return { panels, plan: mergePlans({ operations }, end.finish({ ...site, pleats })) };
}
