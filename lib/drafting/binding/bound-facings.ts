import { item } from '@/lib/geometry/sequence';
import { OPERATIONS } from '@/lib/operations/registry';
import { INNER } from '../facings/trace';
import { lineLength } from '../kernel/lines';
import { type GarmentPlan, mergePlans, type OperationPlan, operation, type PlanPart } from '../kernel/plan';
import type { LineRef } from '../kernel/seams';
import { OVER_EDGE, TAPE_WIDTH, tape } from './tape';

/** The free edges of what is faced all the same, each facing by a strip of its own: beside a lapel they are seen. */
function boundFacings({ panels }: GarmentPlan): PlanPart {
  const faced = panels.filter(({ part }) => part === 'facing');
  const lengths = faced.map((panel) => (panel.cut.onFold ? 2 : 1) * lineLength(panel, INNER));
  const strips = faced.map(({ cut }) => cut.count);
  const length = Math.ceil(Math.max(...lengths) + OVER_EDGE);
  return {
    operations: [
      operation({
        id: 'bind-facings',
        operation: 'bind-edge',
        stage: 'facingEdges',
        lines: faced.map(({ family }): LineRef => ({ family, line: INNER })),
        figures: { length, width: TAPE_WIDTH, count: strips.reduce((sum, count) => sum + count, 0) },
      }),
    ],
    notions: faced.map((_, i) => tape(item(strips, i), Math.ceil(item(lengths, i) + OVER_EDGE))),
  };
}

/** What overcasts the edges that are bound instead. */
const overcasts = ({ operation: name, lines }: OperationPlan): boolean =>
  OPERATIONS[name].overcasts === true && lines.every(({ line }) => line === INNER);

/** A garment whose facings are bound along their free edges. */
export function withBoundFacings(plan: GarmentPlan): GarmentPlan {
  const operations = plan.operations.filter((step) => !overcasts(step));
  return mergePlans({ ...plan, operations }, boundFacings(plan));
}
