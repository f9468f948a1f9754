import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import { CASING } from '../assembly/allowances';
import type { Addition } from '../garments/addition';
import type { Panel } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { EXTENSION } from '../openings/lap';
import { type EdgeLap, edgeLap, UPPER, withoutUnderstitching } from './edge-lap';
import { BODY, type EdgeLengths, edgeLengths, isEdged, overArm } from './edge-lengths';
import { isOffShoulder } from './off-shoulder';
import { DRAWN, drawnEdge } from './shoulder-girth';

/** Width of the elastic: its casing has room for it and a turned-in edge. */
const WIDTH = 1;
/** What its ends have to be lapped over each other, cm. */
const LAPPED = 1.5;

const CASED = { role: 'hem', kind: 'casing' } as const;

/** The families with an edge, in the order in which the elastic passes them. */
function families({ panels }: GarmentPlan): string[] {
  const sleeves = panels.filter((own) => isEdged(own) && !BODY.includes(own.family));
  return ['front', ...new Set(sleeves.map(({ family }) => family)), 'back'];
}

/** How the elastic is shared out. */
function shares(body: Body, lengths: EdgeLengths, flat: Readonly<Record<'front' | 'back', number>>) {
  return {
    inFront: 2 * (DRAWN * lengths.front - flat.front),
    behind: 2 * (DRAWN * lengths.back - flat.back),
    overArm: overArm(body, lengths),
  };
}

/** Where its ends lie: lapped in the ring, stitched down on both sides of a zip in the centre or of a slit, or beside the facings of a lap. */
function endsOf({ options }: Choices): string {
  const { face = 'none', laps = false, closes } = traitsOf(OPENING, options) ?? {};
  if (closes === 'loop') return 'slit';
  if (laps) return 'lap';
  return face === 'front' || face === 'back' ? face : 'ring';
}

const cased = (panel: Panel, lines: readonly string[]): Panel => ({
  ...panel,
  edges: panel.edges.map((own) => (lines.includes(own.line) ? { ...own, ...CASED } : own)),
});

/** The edges as they are turned in: until then what asks for a lower edge shall not find them. */
const withCasing = (plan: GarmentPlan, lap: EdgeLap | undefined): GarmentPlan => ({
  ...plan,
  ...(lap ? { operations: withoutUnderstitching(plan.operations) } : {}),
  panels: plan.panels.map((panel) => {
    if (isEdged(panel)) return cased(panel, ['neckline', EXTENSION]);
    return lap && panel === lap.facing ? cased(panel, [UPPER]) : panel;
  }),
});

/** The upper edge is turned in to a casing all round, and an elastic drawn through it (METHODS §4). */
export const EDGE_CASING: Addition = {
  id: 'edge-casing',
  add: (plan, { choices, body }) => {
    if (!isOffShoulder(choices)) return plan;
    const lengths = edgeLengths(plan);
    const edge = drawnEdge(body);
    const flat = 2 * (lengths.front + lengths.sleeve + lengths.back);
    const lap = edgeLap(plan);
    // Beside a lap nothing is drawn in: the elastic ends at the facings.
    const length = toMillimetre(edge - 2 * (lap?.flat ?? 0) + LAPPED);
    const own = shares(body, lengths, { front: 0, back: 0, ...(lap ? { [lap.face]: lap.flat } : {}) });
    const lines = [
      ...families(plan).map((family) => ({ family, line: 'neckline' as const })),
      ...(lap?.lines ?? []),
    ];
    const ends = endsOf(choices);
    const figures = { length, ends, ...rounded(own) };
    return mergePlans(withCasing(plan, lap), {
      operations: [
        operation({
          id: 'edge-casing',
          operation: 'turn-edge-casing',
          lines,
          figures: { depth: CASING, ends },
        }),
        operation({
          ...{ id: 'edge-elastic', operation: 'insert-edge-elastic', lines, figures },
          ...(choices.options.inside === 'lining' ? { stage: 'linedEdgeElastic' } : {}),
        }),
      ],
      notions: [{ kind: 'elastic', count: 1, length: Math.round(length), width: WIDTH }],
      construction: rounded({ edgeFlat: flat, edgeDrawn: edge, ...own }),
      notices: [{ code: 'arms-lift-with-the-edge', figures: { length, flat: toMillimetre(flat) } }],
    });
  },
};
