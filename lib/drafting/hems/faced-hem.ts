import { HEM } from '@/lib/choices/slots/hem';
import { traitsOf } from '@/lib/choices/slots/traits';
import { pathLength } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endDirection, endOf, joinPaths, polyline, startDirection, startOf } from '@/lib/geometry/path';
import { add, scale } from '@/lib/geometry/point';
import { firstOf, lastOf, mapTuple } from '@/lib/geometry/sequence';
import { trimBetween } from '@/lib/geometry/trim';
import type { Path } from '@/lib/geometry/types';
import { INNER, interfacingFor, traceFacing } from '../facings/trace';
import type { Addition } from '../garments/addition';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { mergePlans, type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { ZIP_LINE } from '../openings/zip-line';
import { fromHem, hemmedPanels } from './lower-edge';

/** Height of a hem facing (METHODS §7: neck 5–6, armhole 4–5). */
export const HEM_FACING = 4.5;
/** The parallel of the hem is drawn beyond its ends to meet the seams there. */
const BEYOND = 3;

/** Sides that differ by less are sewn to each other as they are (INVARIANTS C1). */
const ALIKE = 0.01;

/** Side seam left between the facing and a dart that opens above it. */
const BELOW_DART = 0.5;

/** Height of the facing of these panels: less where a dart opens in the side too near above the hem. */
function facingHeight(panels: readonly Panel[]): number {
  const sides = panels.flatMap((panel) => fromHem(panel)?.rest.slice(0, 1) ?? []);
  return Math.min(HEM_FACING, ...sides.map(({ path }) => pathLength(path) - BELOW_DART));
}

function runOn(of: Path): Path {
  const [start, end] = [startOf(of), endOf(of)];
  return joinPaths(
    polyline(add(start, scale(startDirection(of), -BEYOND)), start),
    of,
    polyline(end, add(end, scale(endDirection(of), BEYOND))),
  );
}

/** The strip of a panel above its hem, its lower edge sewn to it. Refuses a hem that darts part. */
function hemFacing(panel: Panel, height: number): Panel {
  const loop = fromHem(panel);
  if (!loop) throw new Error(`Darts part the hem of ${panel.id}`);
  const hem = joinPaths(...loop.hem.map(({ path }) => path));
  const [side, centre] = [firstOf(loop.rest), lastOf(loop.rest)];
  const path = trimBetween(runOn(offsetPath(hem, -height)), centre.path, side.path);
  const face = panel.part.endsWith('front') ? 'front' : 'back';
  const traced = traceFacing(panel, path, `hem-facing-${face}`);
  const edges = traced.edges.map((edge): PanelEdge => {
    if (edge.line === 'hem') return { ...edge, role: 'seam', kind: 'enclosed' };
    return edge.line === 'centre' && edge.role === 'seam' ? { ...edge, kind: 'seam' } : edge;
  });
  return { ...traced, edges };
}

/** A facing whose side is to have a length: a step or two, since the side is all but square to it. */
const STEPS = 2;

function hemFacingTo(panel: Panel, height: number, side: number): Panel {
  let [own, facing] = [height, hemFacing(panel, height)];
  for (let i = 0; i < STEPS; i++) {
    own *= side / lineLength(facing, 'side');
    facing = hemFacing(panel, own);
  }
  return facing;
}

/** Both facings, as high as each other where their sides are joined: front and back may bend differently to meet there. */
function levelFacings(front: Panel, back: Panel): [Panel, Panel] {
  const height = facingHeight([front, back]);
  const drawn: [Panel, Panel] = [hemFacing(front, height), hemFacing(back, height)];
  const [a, b] = mapTuple(drawn, (facing) => lineLength(facing, 'side'));
  if (Math.abs(a - b) < ALIKE) return drawn;
  return a < b ? [drawn[0], hemFacingTo(back, height, a)] : [hemFacingTo(front, height, b), drawn[1]];
}

function sewnTo(panel: Panel): Panel {
  const edges = panel.edges.map((edge) =>
    edge.line === 'hem' ? { ...edge, role: 'seam' as const, kind: 'enclosed' as const } : edge,
  );
  return { ...panel, edges };
}

const on = ({ family }: Panel, line: PanelLine): LineRef[] => [{ family, line }];

/** Whose centre is sewn to a zip that opens down to the hem. */
function atZip(facings: readonly Panel[]): Panel[] {
  return facings.filter((own) => hasLine(own, ZIP_LINE));
}

function ends(front: Panel, back: Panel): SeamPlan[] {
  const sew = (id: string, a: LineRef[], b: LineRef[]) =>
    seam({ id, operation: 'sew-facing-ends', stage: 'hemFacingSeams', a, b });
  const centres = [front, back].filter(({ edges }) =>
    edges.some(({ line, role }) => line === 'centre' && role === 'seam'),
  );
  return [
    sew('hem-facing-side', on(front, 'side'), on(back, 'side')),
    ...centres.map((own) => sew(`${own.id}-centre`, on(own, 'centre'), on(own, 'centre'))),
  ];
}

function attach(facing: Panel, panel: Panel): SeamPlan {
  return seam({
    id: facing.id,
    operation: 'attach-facing',
    stage: 'hem',
    a: on(facing, 'hem'),
    b: on(panel, 'hem'),
  });
}

function operations(facings: readonly Panel[]): OperationPlan[] {
  const ids = facings.map(({ family }) => family);
  const fused = ids.map((id) => id.replace('facing', 'interfacing'));
  return [
    operation({ id: 'interface-hem', operation: 'interface', families: [...ids, ...fused] }),
    operation({
      id: 'finish-hem-facing',
      operation: 'finish-edges',
      stage: 'hemFacingEdges',
      lines: facings.flatMap((own) => on(own, INNER)),
    }),
    ...atZip(facings).map((own) =>
      operation({
        id: `${own.id}-zip-ends`,
        operation: 'finish-facing-at-zip',
        stage: 'hemFacingSeams',
        lines: on(own, ZIP_LINE),
      }),
    ),
    operation({ id: 'understitch-hem', operation: 'understitch', stage: 'understitchHem', families: ids }),
  ];
}

/** The lower edge faced instead of turned up: one strip for the front and one for the back (METHODS §7). */
export const FACED_HEM: Addition = {
  id: 'faced-hem',
  add: (plan, { choices }) => {
    const own = hemmedPanels(plan.panels);
    if (traitsOf(HEM, choices.options)?.made !== 'faced' || own.length !== 2) return plan;
    const [front, back] = ['front', 'back'].map((face) => own.find(({ part }) => part.endsWith(face)));
    if (!front || !back || !hasLine(front, 'side')) return plan;
    const facings = levelFacings(front, back);
    const panels = plan.panels.map((panel) => (own.includes(panel) ? sewnTo(panel) : panel));
    return mergePlans(
      { ...plan, panels },
      {
        panels: [...facings, ...facings.map(interfacingFor)],
        seams: [...ends(...facings), attach(facings[0], front), attach(facings[1], back)],
        operations: operations(facings),
      },
    );
  },
};
