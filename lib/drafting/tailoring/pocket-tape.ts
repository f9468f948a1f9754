import { pathLength } from '@/lib/geometry/length';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import { copiesOf } from '@/lib/pattern/find';
import type { Part } from '@/lib/pattern/types';
import type { Addition } from '../garments/addition';
import type { Panel, PanelEdge } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { POCKET_MOUTH } from '../pockets/in-seam-opened';
import { isTailored } from './tailored';

/** Width of the tape, and how far it goes on beyond both ends of a mouth that lies in a seam, cm (METHODS §7). */
const WIDTH = 1.5;
const BEYOND = 2;

/** The side of a garment that folds over a pocket in its seam; its back lies still. */
const FOLDED: readonly Part[] = ['front', 'skirt-front'];

/** The mouth of a pocket on a panel: its line, in one stretch or several, and what a tape needs beyond both its ends. */
interface Mouth {
  readonly panel: Panel;
  readonly edges: readonly PanelEdge[];
  readonly lies: 'seam' | 'pocket';
  readonly beyond: number;
}

function mouthOn(panel: Panel): Mouth | undefined {
  const hemmed = panel.edges.filter(({ kind }) => kind === 'pocket-hem');
  if (hemmed.length > 0) return { panel, edges: hemmed, lies: 'pocket', beyond: 0 };
  const folds = FOLDED.includes(panel.part) && panel.material === 'shell';
  const opened = folds ? panel.edges.filter(({ line }) => line === POCKET_MOUTH) : [];
  return opened.length > 0 ? { panel, edges: opened, lies: 'seam', beyond: BEYOND } : undefined;
}

function taped(plan: GarmentPlan, { panel, edges, lies, beyond }: Mouth): GarmentPlan {
  const along = edges.reduce((sum, { path }) => sum + pathLength(path), 0);
  const length = toMillimetre(along + 2 * beyond);
  const lines = [...new Set(edges.map(({ line }) => line))].map((line) => ({ family: panel.family, line }));
  return mergePlans(plan, {
    operations: [
      operation({
        id: 'pocket-tape',
        operation: 'tape-pocket-mouths',
        lines,
        figures: { length, beyond, lies },
      }),
    ],
    notions: [{ kind: 'stay-tape', count: copiesOf(panel), length: Math.ceil(length), width: WIDTH }],
  });
}

/** A straight tape along the mouths of a jacket's pockets, so that hands do not stretch them; a slit is fused for its welts. */
export const POCKET_TAPE: Addition = {
  id: 'pocket-tape',
  add: (plan, { choices }) =>
    isTailored(choices) ? plan.panels.flatMap((panel) => mouthOn(panel) ?? []).reduce(taped, plan) : plan,
};
