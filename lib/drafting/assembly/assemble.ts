import type { Choices } from '@/lib/choices/types';
import { item } from '@/lib/geometry/sequence';
import type { Body } from '@/lib/measurements/names';
import { STAGES } from '@/lib/operations/stages';
import type { Draft, Operation, Seam } from '@/lib/pattern/types';
import { isTurnedUp, type Panel } from '../kernel/panel';
import type { GarmentPlan, OperationPlan } from '../kernel/plan';
import { type NamedEdge, nameEdges, resolve, type SeamPlan } from '../kernel/seams';
import { allowancesFor } from './allowances';
import { effortOf } from './effort';
import { finishPiece, lazily, namePanel } from './finish';
import { notchesFor } from './notching';

const ENGINE = '0.1.0';

/** A garment cut out: edges named, seams resolved to them, allowances, notches, grain and times given. */
export function assemble(plan: GarmentPlan, choices: Choices, body: Body): Draft {
  const names = nameEdges(plan.panels);
  const allowances = allowancesFor(choices);
  const seams = plan.seams.map((seam) => resolveSeam(seam, names));
  const operations = plan.operations.map((each) => resolveOperation(each, plan, names));
  const panels = plan.panels.map((panel) => namePanel(panel, names, allowances));
  const walked = plan.seams.map((seam, i) => ({ plan: seam, walk: item(seams, i) }));
  const notches = lazily(() => notchesFor(panels, walked));
  const stages = stagesOf(seams, operations);
  const pieces = panels.map((named) =>
    finishPiece(
      named,
      () => notches().get(named.panel.id) ?? [],
      plan.guides,
      (edge) => stages.get(`${named.panel.id}/${edge}`),
    ),
  );
  return {
    schema: 1,
    unit: 'cm',
    engine: ENGINE,
    choices,
    body,
    pieces,
    seams: inOrder(seams),
    operations: inOrder(operations),
    notions: plan.notions,
    finished: plan.finished,
    ease: plan.ease,
    construction: plan.construction,
    ...effortOf(plan, choices),
    notices: plan.notices,
  };
}

function inOrder<T extends { readonly stage: number }>(steps: readonly T[]): T[] {
  return [...steps].sort((a, b) => a.stage - b.stage);
}

function resolveSeam(
  { id, operation, a, b, ease, gather, stage }: SeamPlan,
  names: readonly NamedEdge[],
): Seam {
  return {
    id,
    operation,
    a: a.flatMap((ref) => resolve(ref, names)),
    b: b.flatMap((ref) => resolve(ref, names)),
    ease,
    gather,
    stage,
  };
}

function resolveOperation(
  { id, operation, stage, families, carrying, turnedUp, lines, figures }: OperationPlan,
  { panels }: GarmentPlan,
  names: readonly NamedEdge[],
): Operation {
  const edges = lines.flatMap((ref) => resolve(ref, names));
  const whole = families
    .flatMap((family) => wholeOf(family, panels))
    .filter(({ internals }) => !carrying || internals.some(({ kind }) => kind === carrying))
    .filter(({ edges: own }) => !turnedUp || own.some(isTurnedUp));
  const pieces = [...new Set([...whole.map((panel) => panel.id), ...edges.map(({ piece }) => piece)])];
  return { id, operation, stage, pieces, edges, figures };
}

/**
 * The panels of a family that are what its first one is: a raglan sleeve cut from the front is no front, and is called
 * by its own name. Refuses a name that no panel has.
 */
function wholeOf(family: string, panels: readonly Panel[]): Panel[] {
  const own = panels.filter((panel) => panel.family === family);
  const found = own.length > 0 ? own : panels.filter(({ id }) => id === family);
  if (found.length === 0) throw new Error(`No panel is called ${family}`);
  return found.filter(({ part }) => part === found[0]?.part);
}

/** When each edge is sewn; the first time counts. What is fused or staystitched while pieces lie flat sews none. */
function stagesOf(seams: readonly Seam[], operations: readonly Operation[]): ReadonlyMap<string, number> {
  const stages = new Map<string, number>();
  const note = (piece: string, edge: string, stage: number) => {
    const key = `${piece}/${edge}`;
    stages.set(key, Math.min(stage, stages.get(key) ?? stage));
  };
  for (const { a, b, stage } of seams) for (const { piece, edge } of [...a, ...b]) note(piece, edge, stage);
  const sewn = operations.filter(({ stage }) => stage > STAGES.staystitching);
  for (const { edges, stage } of sewn) for (const { piece, edge } of edges) note(piece, edge, stage);
  return stages;
}
