import type { Panel } from '../../kernel/panel';
import { type OperationPlan, operation } from '../../kernel/plan';
import type { ArmEnd, EndSite } from './arm-end';
import { type CuffPleat, cuffPleats, stretchLengths, withPleats } from './cuff-pleats';

interface Laid {
  readonly panels: readonly Panel[];
  readonly pleats: readonly CuffPleat[];
  readonly operations: readonly OperationPlan[];
}

/** What a plain sleeve has over the cuff it opens by, laid in pleats beside the slash (METHODS §5.4). */
export function laidInPleats(
  { slit, closed }: ArmEnd,
  { full, length, reach, lines }: EndSite,
  panels: readonly Panel[],
): Laid {
  const opens = slit && closed && !full;
  const pleats = opens ? cuffPleats(stretchLengths(panels, lines), length - closed(reach)) : [];
  if (pleats.length === 0) return { panels, pleats, operations: [] };
  const drawn = withPleats(panels, lines, pleats);
  const names = drawn.filter((panel) => !panels.includes(panel)).map(({ id }) => id);
  return { panels: drawn, pleats, operations: [folding(names, pleats.length)] };
}

const folding = (families: readonly string[], count: number): OperationPlan =>
  operation({ id: 'sleeve-pleats', operation: 'fold-sleeve-pleats', families, figures: { count } });
