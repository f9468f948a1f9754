import { required } from '@/lib/errors/required';
import type { Addition, GarmentContext } from '../garments/addition';
import { chosen } from '../garments/chosen';
import { walkingNotices } from '../garments/walking';
import { hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, type PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { liesUnder } from '../one-shoulder/lies-under';
import { skirtHasBackSeam } from '../openings/way-in';
import { SIDE_ZIP_LINE } from '../openings/zipped-side';
import { allDrawnUp, drawnUp } from './drawn-up';
import { lapWithGathers } from './gathered-front';
import { SKIRT_CUTS } from './registry';
import { type DrawnSkirt, FACES, familyOf, type SkirtRequest } from './skirt';
import { closedUnderZip } from './skirt-seams';
import { seamedAtWaist, waistEnds, waistLengths } from './waist-edge';
import { skirtCut } from './waist-seam';
import { waistSeams } from './waist-seams';

function findPanel(panels: readonly Panel[], family: string): Panel {
  return required(
    panels.find((panel) => panel.family === family),
    family,
  );
}

/** The panel of a half that the skirt hangs on, with what is marked on those above it. */
function wholeHalf(panels: readonly Panel[], family: string): Panel {
  const own = panels.filter((panel) => panel.family === family);
  return { ...findPanel(panels, family), marks: own.flatMap(({ marks }) => marks) };
}

function requestFor(plan: GarmentPlan, context: GarmentContext): SkirtRequest {
  const { choices, body, request, bodice, hem, lowerEdge, opening, lifted } = context;
  const { panels } = plan;
  const halves = { front: wholeHalf(panels, 'front'), back: wholeHalf(panels, 'back') };
  return {
    choices,
    body,
    ease: request.ease,
    waist: waistLengths(panels, plan),
    ends: waistEnds(panels),
    top: hem,
    hip: bodice.points.levels.hip,
    hem: lowerEdge,
    centreBackSeam: skirtHasBackSeam(choices),
    taken: opening.takenBelow?.({ choices, ...halves, top: hem, hem: lowerEdge, lifted }) ?? [],
  };
}

const isZippedAt = (panel: Panel, line: PanelLine): boolean =>
  line === 'side' && hasLine(panel, SIDE_ZIP_LINE);

/** A centre that laps over its twin is no longer sewn to it; a side that carries a zip still is, even from end to end. */
function stillSewn(seams: readonly SeamPlan[], panels: readonly Panel[]): SeamPlan[] {
  const there = ({ family, line }: LineRef) =>
    panels.some((panel) => panel.family === family && (hasLine(panel, line) || isZippedAt(panel, line)));
  return seams.filter(({ a }) => a.every(there));
}

/** What opens the bodice goes on in the skirt. */
function opened(
  plan: GarmentPlan,
  { part, girthAt, opensTo }: DrawnSkirt,
  context: GarmentContext,
): PlanPart {
  const { opening, body, choices, bodice, lifted } = context;
  const skirt = part.panels ?? [];
  if (!opening.openSkirt) return part;
  const find = (family: string) => wholeHalf(plan.panels, family);
  const lengthAbove = (family: string, line: PanelLine) =>
    plan.panels.filter((own) => own.family === family).reduce((sum, own) => sum + lineLength(own, line), 0);
  const request = {
    choices,
    bodice,
    body,
    skirt,
    front: find('front'),
    back: find('back'),
    lengthAbove,
    girthAt,
    opensTo,
    lifted,
    ...liesUnder(context),
  };
  const { skirt: panels, ...rest } = opening.openSkirt(request);
  const seams = closedUnderZip(stillSewn(part.seams ?? [], panels), panels);
  return mergePlans({ ...part, panels, seams }, rest);
}

/** Measures of the skirt as worn, and the ease in them. */
function figures({ girths }: DrawnSkirt, panels: readonly Panel[], context: GarmentContext): PlanPart {
  const { body, hem, lowerEdge, bodice } = context;
  const hemGirth = panels.reduce((sum, panel) => sum + 2 * lineLength(panel, 'hem'), 0);
  const over = { waist: body.waistCircumference, hip: body.hipCircumference };
  const ease = Object.entries(girths).map(([name, girth]) => [name, girth - over[name as keyof typeof over]]);
  return {
    finished: rounded({ ...girths, hem: hemGirth, backLength: bodice.points.levels.nape - lowerEdge }),
    ease: rounded(Object.fromEntries(ease)),
    construction: rounded({ hemLevel: lowerEdge, waistSeamLevel: hem }),
    notices: walkingNotices(context.choices, body, lowerEdge, hemGirth),
  };
}

/** Below the hip line a skirt is lengthened or shortened. */
function guides({ hip, hem }: SkirtRequest): PlanPart {
  const height = (hip + hem) / 2;
  return { guides: FACES.map((face) => ({ family: familyOf(face), id: 'below-hip', height })) };
}

/** A skirt sewn to the lower edge of the bodice. */
export const SKIRTS: Addition = {
  id: 'skirts',
  add: (plan, context) => {
    const cut = skirtCut(context.choices);
    if (cut === undefined) return plan;
    const bodice = { ...plan, panels: plan.panels.map(seamedAtWaist) };
    const request = requestFor(bodice, context);
    const skirt = chosen(SKIRT_CUTS, cut).draw(request);
    const part = opened(bodice, skirt, context);
    const drawn = drawnUp(skirt, bodice, request.waist);
    const joined = mergePlans(
      bodice,
      part,
      { seams: waistSeams(skirt, bodice, drawn) },
      allDrawnUp(drawn, bodice.panels),
      figures(skirt, part.panels ?? [], context),
      skirt.lengthens === false ? {} : guides(request),
    );
    return drawn.front ? joined : lapWithGathers(joined);
  },
};
