import { SLEEVE } from '@/lib/choices/slots/sleeve';
import type { Choices } from '@/lib/choices/types';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS, stageOf } from '@/lib/operations/registry';
import type { GarmentContext } from '../garments/addition';
import { chosen } from '../garments/chosen';
import { hasLine, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, publicLine, type SeamPlan } from '../kernel/seams';
import type { ArmEnd } from '../sleeves/ends/arm-end';
import { HEM } from '../sleeves/ends/hem';
import { NARROW_HEM } from '../sleeves/ends/narrow-hem';
import { armEnd } from '../sleeves/ends/registry';
import { onePiece } from '../sleeves/one-piece';
import { SLEEVES } from '../sleeves/registry';
import type { Sleeve, SleevePlan } from '../sleeves/sleeve';
import type { LiningBody } from './body';

const ofLining = (family: string): string => `lining-${family}`;

function asLining(panel: Panel): Panel {
  return {
    ...panel,
    id: ofLining(panel.id),
    family: ofLining(panel.family),
    part: 'lining',
    material: 'lining',
    internals: panel.internals.filter(({ kind }) => kind === 'slash'),
    marks: [],
    edges: panel.edges.map((edge) =>
      edge.role === 'hem' && edge.kind !== 'narrow-hem' ? { ...edge, role: 'finished', kind: 'seam' } : edge,
    ),
  };
}

function inLining({ id, operation: name, a, b, ...rest }: SeamPlan): SeamPlan {
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

const hemLines = (panels: readonly Panel[]): LineRef[] =>
  panels.flatMap(({ family, edges }) =>
    edges.filter(({ line }) => publicLine(line) === 'hem').map(({ line }) => ({ family, line })),
  );

/** What a lining under gathers, a cuff or a band is: a plain sleeve down to that seam, slashed like the sleeve. */
function underEnd({ depth, girth, slit }: ArmEnd): ArmEnd {
  return { id: 'lining', depth, girth, edge: { role: 'hem', kind: 'seam' }, slit, finish: () => ({}) };
}

/** In a flared sleeve the lining hangs free, this much shorter (METHODS §7). */
const SHORTER = 1.5;
const FREE: ArmEnd = { ...NARROW_HEM, depth: () => SHORTER, finish: () => ({}) };

interface Under {
  readonly sleeve: Sleeve;
  readonly end?: ArmEnd;
  readonly hem: Extract<OperationName, `${string}-lining-sleeve${string}`>;
}

/**
 * The sleeve whose lining is the sleeve itself, drawn again; under a gathered one a plain one. It is sewn to the turned
 * hem, its surplus a jump pleat, felled over the seam of what ends the sleeve, or hemmed by itself.
 */
function sleeveUnder(choices: Choices): Under {
  const { options } = choices;
  const end = armEnd(choices);
  const { cap, finish, gathered } = chosen(SLEEVE.values, options.sleeve);
  const own = chosen(SLEEVES, options.sleeve);
  if (cap === 'spread' && !gathered) return { sleeve: own, end: FREE, hem: 'hem-lining-sleeve' };
  // One whose end is not chosen has a hem of its own.
  const turned = !finish || end === HEM;
  if (turned && !gathered) return { sleeve: own, hem: 'attach-lining-sleeve-hem' };
  const plain = cap === 'solved' || gathered ? onePiece({ id: 'lining' }) : own;
  return {
    sleeve: plain,
    end: underEnd(end),
    hem: turned ? 'attach-lining-sleeve-hem' : 'fell-lining-sleeve',
  };
}

/** Front and back under the names the garment's own have, which a sleeve is sewn to; and called the lining's again. */
const asOuter = (panel: Panel, family: 'front' | 'back'): Panel => ({ ...panel, family });
const backInLining = (panel: Panel): Panel => ({ ...panel, family: ofLining(panel.family) });

interface LiningSleeve {
  readonly panels: readonly Panel[];
  readonly seams: readonly SeamPlan[];
  readonly operations: readonly OperationPlan[];
  /** What is left of front and back where the sleeve takes the shoulder with it. */
  readonly redrawn?: SleevePlan['redrawn'];
}

const NO_SLEEVE: LiningSleeve = { panels: [], seams: [], operations: [] };

/**
 * A sleeve with its cap solved against the armhole of the lining, higher at the underarm, down to the sleeve's own edge;
 * one that takes the shoulder with it parts the lining as it does the garment.
 */
export function liningSleeve(context: GarmentContext, body: LiningBody): LiningSleeve {
  const { choices, request } = context;
  if (!hasLine(body.front, 'armhole')) return NO_SLEEVE;
  const { sleeve, end, hem } = sleeveUnder(choices);
  const drawn = sleeve.draw(
    {
      choices,
      body: context.body,
      bodice: { ...body.whole, front: asOuter(body.front, 'front'), back: asOuter(body.back, 'back') },
      whole: body.whole,
      ...(end ? { end } : {}),
      ease: request.ease.biceps,
      front: linePath(body.front, 'armhole'),
      back: linePath(body.back, 'armhole'),
    },
    true,
  );
  if (drawn === 'deepen-armhole') return NO_SLEEVE;
  const panels = (drawn.panels ?? []).map(asLining);
  const { redrawn } = drawn;
  return {
    panels,
    seams: (drawn.seams ?? []).map(inLining),
    operations:
      panels.length > 0
        ? [operation({ id: 'lining-sleeve-hem', operation: hem, lines: hemLines(panels) })]
        : [],
    ...(redrawn ? { redrawn: { front: backInLining(redrawn.front), back: backInLining(redrawn.back) } } : {}),
  };
}
