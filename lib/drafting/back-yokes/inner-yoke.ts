import type { Choices } from '@/lib/choices/types';
import { OPERATIONS } from '@/lib/operations/registry';
import type { StageName } from '@/lib/operations/stages';
import { firstAlong } from '@/lib/pattern/find';
import { NECK_RISE_LINE } from '../blocks/bodice/neck-edges';
import type { Addition } from '../garments/addition';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelEdge, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation, type PlanPart } from '../kernel/plan';
import { KEYHOLE } from '../openings/keyhole';
import { opensAtBack } from '../openings/way-in';
import { hasTops } from '../sleeves/straps';
import { AT_NECK, FREE_SHOULDER, INNER_YOKE_ID, innerOf, LOWER } from './inner-panel';
import { BACK_YOKE_ID } from './part-back';

/** The facing whose work it does, and the one of the front that it is sewn to at the shoulder. */
const FACED = { back: 'neck-facing-back', front: ['neck-facing-front', 'facing-front'] } as const;

function making(family: string, stage: StageName, neck: readonly PanelLine[] = []): PlanPart {
  const on = (line: PanelLine) => ({ family, line });
  return {
    operations: [
      operation({ id: 'inner-yoke', operation: 'attach-inner-yoke', lines: [on(LOWER)] }),
      operation({
        id: 'inner-yoke-shoulder',
        operation: 'close-inner-yoke',
        stage,
        lines: [on(FREE_SHOULDER)],
      }),
      operation({
        id: 'inner-yoke-edges',
        operation: 'baste-inner-yoke',
        stage,
        lines: [...neck.map(on), on('armhole')],
      }),
    ],
  };
}

/** An edge of the yoke as the facing had it: enclosed at the neck, its centre beside a zip or on the fold. */
function asFaced(own: PanelEdge, centre: PanelEdge | undefined): PanelEdge {
  if (own.line === 'neckline') return { ...own, role: 'seam', kind: 'enclosed' };
  if (!own.line.startsWith('centre') || !centre) return own;
  return { ...own, line: 'centre', role: centre.role, kind: centre.kind };
}

/** In place of the facing of the back's neck: sewn to that of the front, and to whatever that was to be sewn to. */
function asFacing(plan: GarmentPlan, yoke: Panel, facing: Panel, front: Panel): GarmentPlan {
  const { family } = facing;
  const centre = firstAlong(facing, 'centre');
  const drawn = innerOf(yoke, family, lineLength(front, 'shoulder'));
  const inner = { ...drawn, edges: drawn.edges.map((own) => asFaced(own, centre)) };
  const fused = family.replace('facing', 'interfacing');
  // Held at armhole and seam it does not roll: nothing is taken off it at the shoulder.
  const more = lineLength(inner, 'neckline') - lineLength(facing, 'neckline');
  const seams = plan.seams.map((own) =>
    own.id === 'neck-facing' && own.ease < 0 ? { ...own, ease: own.ease + more } : own,
  );
  const operations = plan.operations.map((own) => ({
    ...own,
    families:
      OPERATIONS[own.operation].stage === 'interfacing'
        ? own.families.filter((each) => each !== family && each !== fused)
        : own.families,
    lines: own.lines.filter((ref) => ref.family !== family || ref.line !== 'facing-inner'),
  }));
  const panels = plan.panels.filter(({ id }) => id !== fused).map((own) => (own === facing ? inner : own));
  return mergePlans({ ...plan, panels, seams, operations }, making(family, 'innerYokeFaced'));
}

const isPlain = (facing: Panel): boolean => !hasLine(facing, KEYHOLE) && !hasLine(facing, NECK_RISE_LINE);

/** Two of it take shoulder and armhole between them: straps and sleeves that have taken the shoulder leave it neither. */
const isSewnOver = (yoke: Panel, choices: Choices): boolean =>
  choices.options.inside !== 'lining' &&
  !hasTops(choices) &&
  hasLine(yoke, 'shoulder') &&
  hasLine(yoke, 'armhole');

/**
 * The yoke of an unlined back is double: a second one inside does the work of the neck's facing, or, where the edges are
 * bound, is basted to the first and bound with it. It stays single where a facing reaches below it (armhole, keyhole, a
 * grown-on collar, a lap) or a zip is to lie bare beside it.
 */
export const INNER_YOKE: Addition = {
  id: 'inner-yoke',
  add: (plan, { choices }) => {
    const named = (...ids: readonly string[]) => plan.panels.find(({ id }) => ids.includes(id));
    const yoke = named(BACK_YOKE_ID);
    if (!yoke || !isSewnOver(yoke, choices)) return plan;
    const [facing, front] = [named(FACED.back), named(...FACED.front)];
    if (facing && front) return isPlain(facing) ? asFacing(plan, yoke, facing, front) : plan;
    if (named('facing-back') || opensAtBack(choices)) return plan;
    const inner = innerOf(yoke, INNER_YOKE_ID, 0);
    const neck = AT_NECK.filter((line) => hasLine(inner, line));
    return mergePlans(plan, { panels: [inner] }, making(INNER_YOKE_ID, 'innerYokeShoulders', neck));
  },
};
