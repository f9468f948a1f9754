import type { ValueOf } from '@/lib/choices/slots/registry';
import { polyline } from '@/lib/geometry/path';
import { chosen } from '../garments/chosen';
import type { Panel, PanelInternal } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { rectangle } from './gathered';
import { boxPleats, type Crease, knifePleats, type PleatRequest } from './pleat-plan';
import { both, FACES, type Face, familyOf, type Skirt, type SkirtRequest } from './skirt';
import { centreSeams, sideSeam } from './skirt-seams';

const PLEATS: Readonly<Record<ValueOf<'pleats'>, (request: PleatRequest) => Crease[]>> = {
  knife: knifePleats,
  box: boxPleats,
};

/** Cloth all round: three times the finished width (METHODS §9). */
const CLOTH = 3;

function planFor(face: Face, { body, ease, waist }: SkirtRequest): PleatRequest {
  const over = (body.hipCircumference + ease.hip) / 2 - waist.front - waist.back;
  return { waist: waist[face], hip: waist[face] + Math.max(0, over) / 2 };
}

/** The creases, closer together over the waist than over the hips, and the lines they are laid on. */
function creaseLines(
  { top, hip, hem }: SkirtRequest,
  width: number,
  creases: readonly Crease[],
): PanelInternal[] {
  const upright = (x: number) => polyline({ x, y: top }, { x, y: hem });
  return creases.flatMap(({ atWaist, atHip, onto }, i) => {
    const from = { x: atWaist, y: top };
    const fold = polyline(from, { x: atHip, y: Math.min(hip, top - 6) }, { x: atHip, y: hem });
    const lines: PanelInternal[] = [{ id: `pleat-${i + 1}`, kind: 'pleat', path: fold }];
    if (onto > width - 0.5) return lines;
    return [...lines, { id: `pleat-${i + 1}-onto`, kind: 'placement', path: upright(onto) }];
  });
}

interface PleatedHalf {
  readonly panel: Panel;
  readonly creases: readonly Crease[];
  readonly takenUp: number;
  readonly width: number;
}

function halfOf(face: Face, request: SkirtRequest): PleatedHalf {
  const plan = planFor(face, request);
  const creases = chosen(PLEATS, request.choices.options.pleats)(plan);
  const width = CLOTH * plan.hip;
  const panel = rectangle(face, width, request);
  const levels = panel.internals.filter(({ id }) => id === 'hip');
  const internals = [...levels, ...creaseLines(request, width, creases)];
  return { panel: { ...panel, internals }, creases, takenUp: width - plan.waist, width };
}

/** Pleats all round, closed over the hips; at the waist they take up what the hips have more (METHODS §9). */
export const PLEATED: Skirt = {
  id: 'pleated',
  draw: (request) => {
    const halves = both((face) => halfOf(face, request));
    const panels = FACES.map((face) => halves[face].panel);
    const fold = operation({
      id: 'pleats',
      operation: 'fold-pleats',
      families: FACES.map(familyOf),
      figures: { count: 2 * FACES.reduce((sum, face) => sum + halves[face].creases.length, 0) },
    });
    return {
      gather: 1,
      pleated: both((face) => halves[face].takenUp),
      notches: both((face) =>
        halves[face].creases.map(({ atWaist, finished }) => ({ a: atWaist, b: finished })),
      ),
      part: {
        panels,
        seams: [sideSeam('skirt-front', 'skirt-back'), ...centreSeams(panels)],
        operations: [fold],
      },
      girths: {},
      girthAt: () => 2 * (halves.front.width + halves.back.width),
      opensTo: request.hem,
    };
  },
};
