import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { STAGES, type StageName } from '@/lib/operations/stages';
import { edgesOf, linePath } from '../kernel/lines';
import type { Panel, PanelEdge } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { EXTENSION, type Lap, lapOver } from '../openings/lap';
import { type EdgeFacing, innerAt, traceLapped } from './edge-facing';
import { edgeHem, facingOperations } from './facing-operations';
import { lapSeams } from './facing-seams';
import type { FacingRequest } from './request';
import { skirtFacing } from './skirt-facing';
import { interfacingFor } from './trace';

/** Beside the outer edge of a wrap, which carries no buttons, so much is enough where its slope is bound. */
const OF_WRAP = 5.5;
/** Under a collar that ends at the centre all of the slope is faced: up to here within the centre. */
const TO_COLLAR = 1;

/** Beside a placket so far within the centre; a wide lap is held under its inner row as well. It ends in the neckline, before the shoulder. */
const BESIDE_PLACKET = 4.5;
const WIDE_LAP = 3;
const FROM_SHOULDER = 0.8;

/** Steeper than that, as the side of a square neckline is, a plumb edge would run along it: its share across. */
const STEEP = 0.26;
/** Places a neckline is looked at between its ends. */
const PLACES = 40;

/** How far from the centre a plumb edge may still end in a neckline: before it stands up, or reaches the shoulder. */
function reachIn(neckline: Path): number {
  const total = pathLength(neckline);
  const places = Array.from({ length: PLACES }, (_, i) => ((i + 0.5) / PLACES) * total);
  const isSteep = (at: number) => Math.abs(tangentAtLength(neckline, at).x) < STEEP;
  // Where it arrives steep at the centre, as fronts that cross do, the strip ends above that stretch.
  const flat = places.findLastIndex((at) => !isSteep(at));
  const steep = places.slice(0, flat + 1).filter(isSteep);
  const standing = steep.map((at) => pointAtLength(neckline, at).x);
  return Math.min(Math.max(startOf(neckline).x, endOf(neckline).x), ...standing);
}

function innerEnd(from: Panel, edge: EdgeFacing, facesSlope: boolean): number {
  const { lap } = edge;
  if (lap.slopesTo !== undefined) return facesSlope ? TO_COLLAR : OF_WRAP - lap.extension;
  const widest = lap.extension > WIDE_LAP ? Number.POSITIVE_INFINITY : BESIDE_PLACKET;
  return Math.min(innerAt(from, edge), widest, reachIn(linePath(from, 'neckline')) - FROM_SHOULDER);
}

/** The strip behind a lap, from the neckline or the end of its slope plumb down to the hem. */
function strip(from: Panel, edge: EdgeFacing, facesSlope: boolean): Panel {
  const { lap, skirt } = edge;
  const x = innerEnd(from, edge, facesSlope);
  const lapped = lapOver(from, lap, { overSkirt: skirt !== undefined });
  const above = [...edgesOf(lapped, 'neckline'), ...edgesOf(lapped, EXTENSION)];
  const below = lapped.edges.filter(({ line }) => line.startsWith('hem') || line.startsWith('waist'));
  const at = (edges: readonly PanelEdge[]) =>
    edges.flatMap(({ path }) => intersectVertical(path, x))[0]?.point;
  const [top, foot] = [at(above), at(below)];
  if (!top || !foot) throw new RangeError(`The lap of ${from.id} is narrower than its facing`);
  return traceLapped(from, lap, polyline(top, foot), `facing-${lap.face}`, skirt);
}

/** What is bound or caught under a collar together with the garment is sewn to nothing of its own. */
function topped(facing: Panel, free: readonly string[], kind: PanelEdge['kind']): Panel {
  // Neckline and lap each count from their own beginning: as one line they follow each other.
  const edges = facing.edges.map((own, from) =>
    free.includes(own.line) ? { ...own, line: 'upper' as const, from, role: 'finished' as const, kind } : own,
  );
  return { ...facing, edges };
}

/** The edges of a lap are faced, turned and pressed before a collar or a binding takes in their upper end. */
const EARLIER: Readonly<Partial<Record<string, StageName>>> = {
  'attach-ties': 'facingEdges',
  'attach-front-facing': 'collarHalves',
  understitch: 'collarLayers',
};

const inTime = <S extends { readonly operation: string; readonly stage: number }>(step: S): S => {
  const stage = EARLIER[step.operation];
  return stage === undefined ? step : { ...step, stage: STAGES[stage] };
};

/**
 * Where edges are bound, what laps keeps a strip of its own behind its buttons: cloth held twice (METHODS §7). Its upper
 * end is bound with the neckline, or sewn in under a collar, which may run over the lap as well. `footed`: as
 * its lower edge is finished.
 */
export function lapFacing(
  plan: GarmentPlan,
  request: FacingRequest & { readonly lap: Lap },
  footed: (part: PlanPart) => PlanPart,
): GarmentPlan {
  const { lap, skirt, hemDepth } = request;
  const sewn = (line: string) =>
    plan.seams.some(({ a, b }) => [...a, ...b].some((ref) => ref.family === lap.face && ref.line === line));
  const [collared, covered] = [sewn('neckline'), sewn(EXTENSION)];
  const faced = collared && !covered;
  const free = faced ? ['neckline'] : ['neckline', EXTENSION];
  const traced = strip(request[lap.face], { lap, skirt }, faced);
  const facing = topped(traced, free, collared ? 'enclosed' : 'none');
  const part: PlanPart = {
    panels: [facing, interfacingFor(facing)],
    seams: lapSeams([facing, facing], lap, { covered: !faced }),
    operations: [...facingOperations([facing]), ...edgeHem([facing, facing], request)],
  };
  const below = skirt
    ? skirtFacing({ skirt, families: request.skirtFamilies ?? [skirt.family] }, lap, facing, hemDepth)
    : {};
  const merged = mergePlans(plan, footed(part), footed(below));
  return { ...merged, seams: merged.seams.map(inTime), operations: merged.operations.map(inTime) };
}
