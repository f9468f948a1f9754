import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Addition, GarmentContext } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { GarmentPlan, GuideLine, Lift, Settled } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { VENT_LAP } from '../slits/back-vent';
import { besidePocket } from './beside-pocket';
import { dropsAside } from './drops';
import { FACES, type Face, type HemShape, ofHalf } from './halves';
import { fromCentre } from './joined-hem';
import { type Depth, liftDepth } from './lift-depth';
import { hemLength } from './lift-rooms';
import { hemmedPanels } from './lower-edge';
import { pleatSteps } from './pleat-steps';
import { type Raised, raisedHem, type Trim } from './raised-hem';
import { beyond, HEM_LIFTS, runningOn, type Shaped } from './shapes';
import { highestOnPieces, shortOf } from './short-of';

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

/** What of a half laps over its twin beyond the centre, cm. */
function lapOn(face: Face, { opening, choices, bodice }: GarmentContext): number {
  const lap = opening.lap?.(choices, bodice);
  return lap?.face === face ? lap.extension : 0;
}

/** How far from its outer edge a half stays level, or laps where the hem runs on, cm. */
function levelOf(chosen: Shaped, face: Face, panels: readonly Panel[], context: GarmentContext): number {
  if (HEM_LIFTS[chosen].runsOn) return lapOn(face, context);
  const least = leastLevel(face, context);
  if (least === 0) return 0;
  const widths = fromCentre(ofHalf(panels, face)).map((panel) => lineLength(panel, 'hem'));
  const seams = widths.slice(0, -1).map((_, i) => widths.slice(0, i + 1).reduce((sum, width) => sum + width));
  return seams.find((at) => at > least && at < least + BEFORE_SEAM) ?? least;
}

/** The shape of this garment: beside a centre that laps it is level, as far on both sides of it as the lap, or runs on, so that both edges meet. */
function shapeOf(chosen: Shaped, panels: readonly Panel[], context: GarmentContext): HemShape {
  const { lift, runsOn } = HEM_LIFTS[chosen];
  const side = context.isLeft ? 'left' : 'right';
  return (depth, face, of = side) => {
    const level = levelOf(chosen, face, panels, context);
    const shape = lift(depth, face, of);
    if (level === 0) return shape;
    return (runsOn ? runningOn : beyond)(level / hemLength(ofHalf(panels, face)), shape);
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

interface Shape {
  readonly chosen: Shaped;
  readonly of: HemShape;
}

/** How high the middle of the front and the sides lie above the lowest place. */
function figures({ chosen, of }: Shape, panels: readonly Panel[], context: GarmentContext, depth: number) {
  const level = levelOf(chosen, 'front', panels, context);
  return {
    hemLiftFront: of(depth, 'front').at(level / hemLength(ofHalf(panels, 'front'))),
    hemLiftSide: of(depth, 'back', 'right').at(1),
    ...(dropsAside(context.choices) ? { hemDrop: depth } : {}),
  };
}

/** The plan with its lower edge lifted, and the seams that meet it cut to it. */
function liftedBy(plan: GarmentPlan, context: GarmentContext, shape: Shape, depth: number): GarmentPlan {
  const own = hemmedPanels(plan.panels);
  const raised = FACES.flatMap((face) => shaped(ofHalf(own, face), shape.of(depth, face)));
  const changed = new Map(raised);
  const trims = raised.flatMap(([, each]) => each.trims);
  const construction = figures(shape, own, context, depth);
  const highest = context.lowerEdge + Math.max(construction.hemLiftFront, construction.hemLiftSide);
  const lifted = {
    ...plan,
    guides: plan.guides.map(aboveHem(highest)),
    construction: { ...plan.construction, ...rounded(construction) },
    panels: plan.panels.map((panel) => changed.get(panel)?.panel ?? panel),
    seams: plan.seams.map((seam) => nearer(seam, trims)),
    hemLift: (face: Face) => ({
      ...shape.of(depth, face),
      whole: hemLength(ofHalf(own, face)),
      level: levelOf(shape.chosen, face, own, context),
    }),
  };
  // Darts in a hem tilt it, and a flared side squares it: on the piece it lies higher still.
  const hemTop = context.settled?.hemTop ?? Math.max(highest, highestOnPieces(lifted));
  const short = shortOf(lifted, hemTop, context.bodice.points.levels);
  return dropsAside(context.choices) ? dropped(short, { ...plan.settled, hemDrop: depth, hemTop }) : short;
}

/** What both halves share of a hem that drops; its length is told of the middle, half as high as the highest place. */
function dropped(plan: GarmentPlan, settled: Settled & { readonly hemDrop: number }): GarmentPlan {
  const { backLength = 0, ...others } = plan.finished;
  return { ...plan, settled, finished: { ...others, backLength: backLength - settled.hemDrop / 2 } };
}

/** No deeper than the other half settled. */
function settledWith(own: Depth, { hemLifted = Infinity, hemNotices = [] }: Settled): Depth {
  return own.depth > hemLifted ? { depth: hemLifted, notices: hemNotices } : own;
}

/** How deep a hem drops as the right half settled, or as deep as what lies above leaves room for. */
function depthOf(
  panels: readonly Panel[],
  shape: HemShape,
  lifted: (depth: number) => GarmentPlan,
  context: GarmentContext,
): Depth {
  const { settled = {} } = context;
  const { hemDrop, hemNotices = [] } = settled;
  if (hemDrop !== undefined) return { depth: hemDrop, notices: hemNotices };
  const room = liftDepth(panels, shape, context);
  // Both halves are drawn to what the first states.
  const most = dropsAside(context.choices) ? { ...room, depth: toMillimetre(room.depth) } : room;
  return settledWith(most.depth > 0 ? besidePocket(most, lifted, context) : most, settled);
}

/** A hem that is not level: no further lifted than what lies above leaves room for. */
export const HEM_SHAPES: Addition = {
  id: 'hem-shapes',
  add: (plan, context) => {
    const { 'hem-shape': chosen = 'straight' } = context.choices.options;
    if (chosen === 'straight') return plan;
    const own = hemmedPanels(plan.panels);
    const shape = { chosen, of: shapeOf(chosen, own, context) };
    const lifted = (depth: number) => liftedBy(plan, context, shape, depth);
    const { depth, notices } = depthOf(own, shape.of, lifted, context);
    if (depth === 0) {
      const level = dropsAside(context.choices) ? { hemDrop: 0 } : { hemLifted: 0, hemNotices: notices };
      return { ...plan, settled: { ...plan.settled, ...level }, notices: [...plan.notices, ...notices] };
    }
    const halves = FACES.map((face) => ({ panels: ofHalf(own, face), lift: shape.of(depth, face) }));
    const drawn = lifted(depth);
    return {
      ...drawn,
      settled: {
        ...drawn.settled,
        ...(dropsAside(context.choices) ? {} : { hemLifted: depth }),
        hemNotices: notices,
      },
      notices: [...plan.notices, ...notices, ...pleatSteps(halves)],
    };
  },
};
