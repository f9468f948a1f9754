import { pathLength } from '@/lib/geometry/length';
import { copiesOf } from '@/lib/pattern/find';
import type { Notion } from '@/lib/pattern/types';
import { allowancesFor } from '../assembly/allowances';
import type { Addition } from '../garments/addition';
import { isTurnedUp, type Panel, type PanelEdge } from '../kernel/panel';
import { mergePlans, operation } from '../kernel/plan';
import { isTailored } from './tailored';

/** A strip covers the whole hem and so much beyond its fold, which stays round (METHODS §7). */
const BEYOND_FOLD = 1;
/** Strips are bought by this step, cm. */
const STEP = 5;

const isCloth = ({ material, part }: Panel): boolean =>
  material !== 'lining' && material !== 'interfacing' && part !== 'facing';

const turnedUpOf = ({ edges }: Panel): PanelEdge[] => edges.filter(isTurnedUp);

/** How an operation calls a panel: by its family, or by its own name where it was cut from another part. */
function nameOf({ id, family, part }: Panel, panels: readonly Panel[]): string {
  return panels.find((other) => other.family === family)?.part === part ? family : id;
}

/** One notion for each width of strip: as long as the hems it covers, on all pieces, from seam line to seam line. */
function strips(panels: readonly Panel[], widthOf: (edge: PanelEdge) => number): Notion[] {
  const lengths = new Map<number, number>();
  for (const panel of panels)
    for (const edge of turnedUpOf(panel)) {
      const width = widthOf(edge);
      lengths.set(width, (lengths.get(width) ?? 0) + copiesOf(panel) * pathLength(edge.path));
    }
  return [...lengths].map(([width, length]) => ({
    kind: 'bias-interfacing',
    count: 1,
    length: STEP * Math.ceil(length / STEP),
    width,
  }));
}

/** Bias strips fused over the hems of body and sleeves, so that they fold in a soft edge and show no stitch. */
export const HEM_STRIPS: Addition = {
  id: 'hem-strips',
  add: (plan, { choices }) => {
    const hemmed = plan.panels.filter((panel) => isCloth(panel) && turnedUpOf(panel).length > 0);
    if (!isTailored(choices) || hemmed.length === 0) return plan;
    const allowances = allowancesFor(choices);
    const families = [...new Set(hemmed.map((panel) => nameOf(panel, plan.panels)))];
    const fused = operation({
      id: 'hem-strips',
      operation: 'interface-hem',
      families,
      turnedUp: true,
      figures: { beyond: BEYOND_FOLD },
    });
    const notions = strips(hemmed, ({ kind }) => allowances[kind] + BEYOND_FOLD);
    return mergePlans(plan, { operations: [fused], notions });
  },
};
