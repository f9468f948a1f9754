import { pathLength } from '@/lib/geometry/length';
import { firstOf } from '@/lib/geometry/sequence';
import { lowestPanels } from '../hems/lower-edge';
import { edgesOf, hasLine, pointOnLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { splitLine } from '../kernel/split';
import { CLOSED_BELOW } from '../pockets/in-seam-mouth';
import type { Slit } from './slit';

/** Seam left closed above it: below a dart or the mouth of a pocket, and below gathers or a seam across (H). */
export const CLOSED = { plain: CLOSED_BELOW, across: 3 };

/** How far up the side of a panel may open. */
function mostOn(panel: Panel): number {
  const below = pathLength(firstOf(edgesOf(panel, 'side')).path);
  const isBelowSeam =
    edgesOf(panel, 'side').length === 1 && (hasLine(panel, 'waist') || hasLine(panel, 'tier-upper'));
  return below - (isBelowSeam ? CLOSED.across : CLOSED.plain);
}

/** The panels whose sides end in the hem. */
function slitPanels({ panels }: GarmentPlan): Panel[] {
  return lowestPanels(panels).filter((panel) => hasLine(panel, 'side'));
}

/** The lower end of the side left open: its allowance is turned in and stitched. */
function openSide(panel: Panel, length: number): Panel {
  const foot = firstOf(edgesOf(panel, 'side')).from;
  const split = splitLine(panel, 'side', foot + length);
  const edges = split.edges.map((edge) =>
    edge.line === 'side' && edge.from < foot + length - 1e-6
      ? { ...edge, line: 'slit' as const, role: 'finished' as const }
      : edge,
  );
  const stop = { kind: 'stop' as const, at: pointOnLine(panel, 'side', foot + length) };
  return { ...split, edges, marks: [...split.marks, stop] };
}

/** Both sides open from the hem (METHODS §8). */
export const SIDES: Slit = {
  id: 'sides',
  least: 2,
  // A zip that opens the side down to the lower edge leaves none of it for a slit.
  most: (plan) => {
    const own = slitPanels(plan);
    return own.length === 0 ? 0 : Math.min(...own.map(mostOn));
  },
  cut: (plan, length) => {
    const own = slitPanels(plan);
    const opened = plan.panels.map((panel) => (own.includes(panel) ? openSide(panel, length) : panel));
    const sewn = operation({
      id: 'side-slits',
      operation: 'sew-slit',
      lines: own.map(({ family }) => ({ family, line: 'slit' })),
      figures: { length },
    });
    return mergePlans({ ...plan, panels: opened }, { operations: [sewn] });
  },
};
