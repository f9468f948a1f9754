import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation, type PlanPart } from '../kernel/plan';

const isFacing = ({ part, material }: Panel): boolean => part === 'facing' && material === 'shell';

/** A lower edge that is turned in as deep as the seam it lies on. */
function withFoot(panel: Panel): Panel {
  const edges = panel.edges.map((own) =>
    own.line === 'hem' ? { ...own, role: 'hem' as const, kind: 'seam' as const } : own,
  );
  return isFacing(panel) ? { ...panel, edges } : panel;
}

function felled(own: OperationPlan): OperationPlan {
  if (own.operation !== 'hem') return own;
  return operation({ id: own.id, operation: 'fell-facing', lines: own.lines });
}

/** Facings of an edge from which a ruffle hangs: their foot covers its seam, and is felled there. */
export function overRuffle(part: PlanPart): PlanPart {
  return {
    ...part,
    panels: (part.panels ?? []).map(withFoot),
    operations: (part.operations ?? []).map(felled),
  };
}
