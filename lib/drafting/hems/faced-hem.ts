import { HEM } from '@/lib/choices/slots/hem';
import { traitsOf } from '@/lib/choices/slots/traits';
import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength, subPath } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import {
  endDirection,
  endOf,
  joinPaths,
  polyline,
  reversePath,
  startDirection,
  startOf,
  withEnd,
  withStart,
} from '@/lib/geometry/path';
import { add, scale } from '@/lib/geometry/point';
import { firstOf, item, mapTuple } from '@/lib/geometry/sequence';
import { trimBetween } from '@/lib/geometry/trim';
import type { Path, Point } from '@/lib/geometry/types';
import { INNER, interfacingFor } from '../facings/trace';
import type { Addition } from '../garments/addition';
import { hasLine, lineLength } from '../kernel/lines';
import { edge, type Panel, type PanelEdge, type PanelLine, panel } from '../kernel/panel';
import { mergePlans, type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { ZIP_LINE } from '../openings/zip-line';
import { FACES, type Face, ofHalf } from './halves';
import { fromCentre, type JoinedHem, joinedHem } from './joined-hem';
import { hemmedPanels } from './lower-edge';

/** Height of a hem facing (METHODS §7: neck 5–6, armhole 4–5). */
export const HEM_FACING = 4.5;
/** The parallel of the hem is drawn beyond its ends to meet the seams there. */
const BEYOND = 3;

/** Sides that differ by less are sewn to each other as they are (INVARIANTS C1). */
const ALIKE = 0.01;

/** Seam left between the facing and what lies across it above. */
const BELOW_DART = 0.5;

/** Height of the facing of these halves: less where a dart in the side or a seam across the centre is too near above the hem. */
function facingHeight(halves: readonly JoinedHem[]): number {
  const ends = halves.flatMap(({ side, centre }) => [side, centre]);
  return Math.min(HEM_FACING, ...ends.map(({ path }) => pathLength(path) - BELOW_DART));
}

function runOn(of: Path): Path {
  const [start, end] = [startOf(of), endOf(of)];
  return joinPaths(
    polyline(add(start, scale(startDirection(of), -BEYOND)), start),
    of,
    polyline(end, add(end, scale(endDirection(of), BEYOND))),
  );
}

interface Half extends JoinedHem {
  readonly face: Face;
  readonly panels: readonly Panel[];
}

/** An end of the strip: what of the edge beside the hem is as high as it. */
function endEdge(beside: PanelEdge, path: Path): PanelEdge {
  const joined = beside.line === 'centre' && beside.role === 'seam';
  return { ...beside, from: 0, path, ...(joined ? { kind: 'seam' as const } : {}) };
}

/** The strip above the hem of a half, its lower edge sewn to it: one piece, however many panels it passes. */
function hemFacing({ face, panels, hem, centre, side }: Half, height: number): Panel {
  const inner = trimBetween(runOn(offsetPath(hem, -height)), centre.path, side.path);
  const along = (path: Path, at: Point) => lengthAtPlace(path, closestPlace(path, at));
  const [top, foot] = [endOf(inner), startOf(inner)];
  const up = withEnd(subPath(side.path, 0, along(side.path, top)), top);
  const down = subPath(centre.path, along(centre.path, foot), pathLength(centre.path));
  const { cut, grain } = firstOf(fromCentre(panels) as [Panel]);
  return panel({
    id: `hem-facing-${face}`,
    part: 'facing',
    cut,
    grain,
    edges: [
      edge('hem', hem, { kind: 'enclosed' }),
      endEdge(side, up),
      edge(INNER, reversePath(inner), { role: 'finished', kind: 'none' }),
      endEdge(centre, withStart(down, foot)),
    ],
  });
}

/** A facing whose side is to have a length: a step or two, since the side is all but square to it. */
const STEPS = 2;

function hemFacingTo(half: Half, height: number, side: number): Panel {
  let [own, facing] = [height, hemFacing(half, height)];
  for (let i = 0; i < STEPS; i++) {
    own *= side / lineLength(facing, 'side');
    facing = hemFacing(half, own);
  }
  return facing;
}

/** Both facings, as high as each other where their sides are joined: front and back may bend differently to meet there. */
function levelFacings(front: Half, back: Half): [Panel, Panel] {
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

function attach(facing: Panel, { panels }: Half): SeamPlan {
  return seam({
    id: facing.id,
    operation: 'attach-facing',
    stage: 'hem',
    a: on(facing, 'hem'),
    b: on(firstOf(panels as [Panel]), 'hem'),
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
    if (traitsOf(HEM, choices.options)?.made !== 'faced' || own.length === 0) return plan;
    const halves = mapTuple(FACES, (face): Half => {
      const panels = ofHalf(own, face);
      return { face, panels, ...joinedHem(panels) };
    });
    if (halves.some(({ side }) => side.line !== 'side')) return plan;
    const facings = levelFacings(...halves);
    const panels = plan.panels.map((panel) => (own.includes(panel) ? sewnTo(panel) : panel));
    return mergePlans(
      { ...plan, panels },
      {
        panels: [...facings, ...facings.map(interfacingFor)],
        seams: [...ends(...facings), ...facings.map((own, i) => attach(own, item(halves, i)))],
        operations: operations(facings),
      },
    );
  },
};
