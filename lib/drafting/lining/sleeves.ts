import { OPERATIONS, stageOf } from '@/lib/operations/registry';
import type { GarmentContext } from '../garments/addition';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, publicLine, type SeamPlan } from '../kernel/seams';
import { SLEEVE_EDGE } from '../sleeves/kimono/panel';
import type { SleevePlan } from '../sleeves/sleeve';
import type { LiningBody } from './body';
import { caught, sleeveUnder } from './sleeve-under';

const ofLining = (family: string): string => `lining-${family}`;

export function asLining(panel: Panel): Panel {
  return {
    ...caught(panel),
    id: ofLining(panel.id),
    family: ofLining(panel.family),
    part: 'lining',
    material: 'lining',
    internals: panel.internals.filter(({ kind }) => kind === 'slash'),
    marks: [],
  };
}

export function inLining({ id, operation: name, a, b, ...rest }: SeamPlan): SeamPlan {
  const moved = (refs: readonly LineRef[]) => refs.map((ref) => ({ ...ref, family: ofLining(ref.family) }));
  const own = OPERATIONS[name].inLining ?? 'sew-lining';
  return {
    ...rest,
    id: ofLining(id),
    operation: own,
    stage: stageOf(own),
    a: moved(a),
    b: moved(b),
  };
}

/** A line of some panels, in the stretches that slashes leave of it. */
const linesOf = (panels: readonly Panel[], name: string): LineRef[] =>
  panels.flatMap(({ family, edges }) =>
    edges.filter(({ line }) => publicLine(line) === name).map(({ line }) => ({ family, line })),
  );

/** Front and back under the names the garment's own have, which a sleeve is sewn to; and called the lining's again. */
const asOuter = (panel: Panel, family: 'front' | 'back'): Panel => ({ ...panel, family });
const backInLining = (panel: Panel): Panel => ({ ...panel, family: ofLining(panel.family) });

/** The lower edges of its sleeves, hemmed or sewn to those of the garment. */
export const liningSleeveHem = (
  panels: readonly Panel[],
  hem: OperationPlan['operation'],
): OperationPlan[] =>
  panels.length > 0
    ? [operation({ id: 'lining-sleeve-hem', operation: hem, lines: linesOf(panels, 'hem') })]
    : [];

export interface LiningSleeve {
  readonly panels: readonly Panel[];
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
  /** What is left of front and back where the sleeve takes the shoulder with it. */
  readonly redrawn?: SleevePlan['redrawn'];
}

const NO_SLEEVE: LiningSleeve = { panels: [], seams: [], operations: [] };

/** The lower edges of sleeves cut in one with front and back, and the seams over and under the arm. */
function grownOn({ choices }: GarmentContext, body: LiningBody, { seams = [] }: SleevePlan): LiningSleeve {
  const lines = linesOf([body.front, body.back], SLEEVE_EDGE);
  return {
    panels: [],
    seams: seams.map(inLining),
    operations: [operation({ id: 'lining-sleeve-hem', operation: sleeveUnder(choices).hem, lines })],
  };
}

/**
 * A sleeve with its cap solved against the armhole of the lining, higher at the underarm, down to the sleeve's own edge;
 * one that takes the shoulder with it parts the lining as it does the garment, and asks for a lower underarm where that
 * is `raised` too high for the arm.
 */
export function liningSleeve(
  context: GarmentContext,
  body: LiningBody,
  raised: boolean,
): LiningSleeve | 'deepen-armhole' {
  const { choices, request } = context;
  if (body.grown) return grownOn(context, body, body.grown);
  if (!hasLine(body.front, 'armhole')) return NO_SLEEVE;
  const { sleeve, end, hem } = sleeveUnder(choices);
  const drawn = sleeve.draw(
    {
      choices,
      body: context.body,
      bodice: { ...body.whole, front: asOuter(body.front, 'front'), back: asOuter(body.back, 'back') },
      whole: body.whole,
      ...(end ? { end } : {}),
      ...(raised ? { raised } : {}),
      ease: request.ease.biceps,
      front: linePath(body.front, 'armhole'),
      back: linePath(body.back, 'armhole'),
    },
    true,
  );
  if (drawn === 'deepen-armhole') return drawn;
  const panels = (drawn.panels ?? []).map(asLining);
  const { redrawn } = drawn;
  return {
    panels,
    seams: (drawn.seams ?? []).map(inLining),
    operations: liningSleeveHem(panels, hem),
    ...(redrawn ? { redrawn: { front: backInLining(redrawn.front), back: backInLining(redrawn.back) } } : {}),
  };
}
