import type { Addition, GarmentContext } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan, GuideLine, Lift } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { VENT_LAP } from '../slits/back-vent';
import { besidePocket } from './beside-pocket';
import { FACES, type Face, type HemShape, ofHalf } from './halves';
import { fromCentre } from './joined-hem';
import { liftDepth } from './lift-depth';
import { hemLength } from './lift-rooms';
import { hemmedPanels } from './lower-edge';
import { pleatSteps } from './pleat-steps';
import { type Raised, raisedHem, type Trim } from './raised-hem';
import { beyond, HEM_LIFTS, type Shaped } from './shapes';
import { shortOf } from './short-of';

/** Cloth that stays level beside what laps in a vent, cm. */
const BESIDE_VENT = 1;

/** How far from its outer edge a half is to stay level, so that what laps there meets, cm. */
function leastLevel(face: Face, { opening, choices, bodice }: GarmentContext): number {
  const lap = opening.lap?.(choices, bodice);
  if (lap?.face === face) return 2 * lap.extension;
  const isVented = choices.options['side-slit'] === 'back-vent' && face === 'back';
  return isVented ? VENT_LAP + BESIDE_VENT : 0;
}

/** So near to the next seam what rises would end in a kink there: the hem goes on level up to it (H). */
const BEFORE_SEAM = 3;

/** How far from its outer edge a half stays level, cm. */
function levelOf(face: Face, panels: readonly Panel[], context: GarmentContext): number {
  const least = leastLevel(face, context);
  if (least === 0) return 0;
  const widths = fromCentre(ofHalf(panels, face)).map((panel) => lineLength(panel, 'hem'));
  const seams = widths.slice(0, -1).map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width));
  return seams.find((at) => at > least && at < least + BEFORE_SEAM) ?? least;
}

/** The shape of this garment: level at a centre that laps, as far on both sides of it as the lap, so that both edges meet. */
function shapeOf(chosen: Shaped, panels: readonly Panel[], context: GarmentContext): HemShape {
  return (depth, face) => {
    const level = levelOf(face, panels, context);
    const shape = HEM_LIFTS[chosen].lift(depth, face);
    return level === 0 ? shape : beyond(level / hemLength(ofHalf(panels, face)), shape);
  };
}

/** The panels of one half from the centre to the side, their hems lifted. */
function shaped(panels: readonly Panel[], lift: Lift): [Panel, Raised][] {
  const ordered = fromCentre(panels);
  const whole = hemLength(ordered);
  let done = 0;
  return ordered.map((panel) => {
    const from = done / whole;
    done += lineLength(panel, 'hem');
    return [panel, raisedHem(panel, { from, to: done / whole, whole }, lift)];
  });
}

/** Notches of a seam that is walked from the hem lie nearer to its start by what was cut off there. */
function nearer(seam: SeamPlan, trims: readonly Trim[]): SeamPlan {
  const cutOff = ([first]: readonly LineRef[]) =>
    trims.find(
      ({ family, line, reversed }) =>
        family === first?.family && line === first.line && reversed === (first.reversed ?? false),
    )?.by ?? 0;
  const [a, b] = [cutOff(seam.a), cutOff(seam.b)];
  if (a === 0 && b === 0) return seam;
  const notches = seam.notches.map((notch) => ({
    ...notch,
    ...(notch.a === undefined ? {} : { a: notch.a - a }),
    ...(notch.b === undefined ? {} : { b: notch.b - b }),
  }));
  return { ...seam, notches };
}

/** Cloth below a line along which a pattern is lengthened, cm. */
const BELOW_GUIDE = 1;

/** Lines to lengthen along stay clear of the hem where it is highest. */
const aboveHem =
  (highest: number) =>
  (guide: GuideLine): GuideLine => ({ ...guide, height: Math.max(guide.height, highest + BELOW_GUIDE) });

/** The plan with its lower edge lifted, and the seams that meet it cut to it. */
function liftedBy(plan: GarmentPlan, context: GarmentContext, shape: HemShape, depth: number): GarmentPlan {
  const own = hemmedPanels(plan.panels);
  const raised = FACES.flatMap((face) => shaped(ofHalf(own, face), shape(depth, face)));
  const changed = new Map(raised);
  const trims = raised.flatMap(([, each]) => each.trims);
  const construction = {
    hemLiftFront: shape(depth, 'front').at(0),
    hemLiftSide: shape(depth, 'back').at(1),
  };
  const highest = context.lowerEdge + Math.max(construction.hemLiftFront, construction.hemLiftSide);
  const lifted = {
    ...plan,
    guides: plan.guides.map(aboveHem(highest)),
    construction: { ...plan.construction, ...rounded(construction) },
    panels: plan.panels.map((panel) => changed.get(panel)?.panel ?? panel),
    seams: plan.seams.map((seam) => nearer(seam, trims)),
    hemLift: (face: Face) => ({
      ...shape(depth, face),
      whole: hemLength(ofHalf(own, face)),
      level: levelOf(face, own, context),
    }),
  };
  return shortOf(lifted, highest, context.bodice.points.levels);
}

/** Curved and high-low hems: no further lifted than what lies above leaves room for. */
export const HEM_SHAPES: Addition = {
  id: 'hem-shapes',
  add: (plan, context) => {
    const { 'hem-shape': chosen = 'straight' } = context.choices.options;
    if (chosen === 'straight') return plan;
    const own = hemmedPanels(plan.panels);
    const shape = shapeOf(chosen, own, context);
    const lifted = (depth: number) => liftedBy(plan, context, shape, depth);
    const most = liftDepth(own, shape, context);
    const { depth, notices } = most.depth > 0 ? besidePocket(most, lifted, context) : most;
    if (depth === 0) return { ...plan, notices: [...plan.notices, ...notices] };
    const halves = FACES.map((face) => ({ panels: ofHalf(own, face), lift: shape(depth, face) }));
    return { ...lifted(depth), notices: [...plan.notices, ...notices, ...pleatSteps(halves)] };
  },
};
