import { STAGES } from '../assembly/stages';
import type { GarmentContext } from '../garments/addition';
import { chosen } from '../garments/chosen';
import { linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { type OperationPlan, operation, type PlanPart } from '../kernel/plan';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { SLEEVES } from '../sleeves/registry';

const ofLining = (family: string): string => `lining-${family}`;

function asLining(panel: Panel): Panel {
  return {
    ...panel,
    id: ofLining(panel.id),
    family: ofLining(panel.family),
    part: 'lining',
    material: 'lining',
    internals: [],
    marks: [],
    edges: panel.edges.map((edge) =>
      edge.role === 'hem' ? { ...edge, role: 'finished', kind: 'seam' } : edge,
    ),
  };
}

function inLining({ id, operation: name, a, b, ...rest }: SeamPlan): SeamPlan {
  const moved = (refs: readonly LineRef[]) => refs.map((ref) => ({ ...ref, family: ofLining(ref.family) }));
  const set = name === 'set-sleeve';
  return {
    ...rest,
    id: ofLining(id),
    operation: set ? 'set-lining-sleeve' : 'sew-lining',
    stage: set ? STAGES.lining + 2 : STAGES.lining + 1,
    a: moved(a),
    b: moved(b),
  };
}

/** Sewn to the turned hem of the sleeve; what it is longer makes its jump pleat. */
function attached(panels: readonly Panel[]): OperationPlan {
  return operation({
    id: 'lining-sleeve-hem',
    operation: 'attach-lining-sleeve-hem',
    stage: STAGES.lining + 5,
    lines: panels
      .filter(({ edges }) => edges.some(({ line }) => line === 'hem'))
      .map(({ family }) => ({ family, line: 'hem' })),
  });
}

/** The sleeve again, its cap solved against the armhole of the lining: higher at the underarm, down to the sleeve's own hem. */
export function liningSleeve(
  context: GarmentContext,
  body: { readonly front: Panel; readonly back: Panel },
): PlanPart {
  const { choices, request, bodice } = context;
  if (request.sleeveless) return {};
  const drawn = chosen(SLEEVES, choices.options.sleeve).draw(
    {
      choices,
      body: context.body,
      bodice,
      ease: request.ease.biceps,
      front: linePath(body.front, 'armhole'),
      back: linePath(body.back, 'armhole'),
    },
    true,
  );
  if (drawn === 'deepen-armhole') return {};
  const panels = (drawn.panels ?? []).map(asLining);
  return { panels, seams: (drawn.seams ?? []).map(inLining), operations: [attached(panels)] };
}
