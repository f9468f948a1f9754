import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import { CASING } from '../assembly/allowances';
import type { Addition } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { isOffShoulder } from './off-shoulder';
import { DRAWN, drawnEdge } from './shoulder-girth';

/** Width of the elastic: its casing has room for it and a turned-in edge. */
const WIDTH = 1;
/** What its ends have to be lapped over each other, cm. */
const LAPPED = 1.5;
const FAMILIES = ['front', 'sleeve', 'back'] as const;

type Lengths = Readonly<Record<(typeof FAMILIES)[number], number>>;

const CASED = { role: 'hem', kind: 'casing' } as const;

const isEdged = ({ family, material }: Panel): boolean =>
  material === 'shell' && FAMILIES.some((own) => own === family);

/** The upper edge of the halves of front and back, and of one sleeve, cm. */
function edgeLengths({ panels }: GarmentPlan): Lengths {
  const along = (own: string) =>
    panels
      .filter((panel) => panel.family === own && isEdged(panel))
      .reduce((sum, panel) => sum + lineLength(panel, 'neckline'), 0);
  return { front: along('front'), sleeve: along('sleeve'), back: along('back') };
}

/** How the elastic is shared out: front and back lie as they were drawn below the shoulder, the sleeves take the rest. */
function shares(elastic: number, { front, back }: Lengths) {
  const [inFront, behind] = [2 * DRAWN * front, 2 * DRAWN * back];
  return { inFront, behind, overArm: (elastic - inFront - behind) / 2 };
}

/** Where its ends lie: lapped in the ring, or stitched down on both sides of a zip in the centre. */
function endsOf({ options }: Choices): string {
  const face = traitsOf(OPENING, options)?.face;
  return face === 'front' || face === 'back' ? face : 'ring';
}

/** The edges as they are turned in: until then what asks for a lower edge shall not find them. */
const withCasing = (plan: GarmentPlan): GarmentPlan => ({
  ...plan,
  panels: plan.panels.map((panel) =>
    isEdged(panel)
      ? { ...panel, edges: panel.edges.map((own) => (own.line === 'neckline' ? { ...own, ...CASED } : own)) }
      : panel,
  ),
});

/** The upper edge is turned in to a casing all round, and an elastic drawn through it (METHODS §4). */
export const EDGE_CASING: Addition = {
  id: 'edge-casing',
  add: (plan, { choices, body }) => {
    if (!isOffShoulder(choices)) return plan;
    const lengths = edgeLengths(plan);
    const elastic = drawnEdge(body);
    const flat = 2 * (lengths.front + lengths.sleeve + lengths.back);
    const length = toMillimetre(elastic + LAPPED);
    const own = shares(elastic, lengths);
    return mergePlans(withCasing(plan), {
      operations: [
        operation({
          id: 'edge-elastic',
          operation: 'insert-edge-elastic',
          lines: FAMILIES.map((family) => ({ family, line: 'neckline' })),
          figures: { depth: CASING, length, ends: endsOf(choices), ...rounded(own) },
        }),
      ],
      notions: [{ kind: 'elastic', count: 1, length: Math.round(length), width: WIDTH }],
      construction: rounded({ edgeFlat: flat, edgeDrawn: elastic, ...own }),
      notices: [{ code: 'arms-lift-with-the-edge', figures: { length, flat: toMillimetre(flat) } }],
    });
  },
};
