import type { ValueOf } from '@/lib/choices/slots/registry';
import type { Addition, GarmentContext } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { Lift } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { VENT_LAP } from '../slits/back-vent';
import { fromCentre } from './joined-hem';
import { FACES, type Face, type HemShape, hemLength, liftDepth, ofHalf } from './lift-depth';
import { hemmedPanels } from './lower-edge';
import { type Raised, raisedHem, type Trim } from './raised-hem';
import { shortOfHip } from './short-of-hip';

/** Level at both ends, steepest in the middle. */
const eased = (share: number): number => share * share * (3 - 2 * share);
const easedSlope = (share: number): number => 6 * share * (1 - share);

/** From one lift at the centre to another at the side. */
function between(centre: number, side: number): Lift {
  return {
    at: (share) => centre + (side - centre) * eased(share),
    slope: (share) => (side - centre) * easedSlope(share),
  };
}

/** The same behind a stretch that stays as it is at the centre, given as a share of the half. */
function beyond(level: number, { at, slope }: Lift): Lift {
  const share = (whole: number) => Math.max(0, (whole - level) / (1 - level));
  return { at: (whole) => at(share(whole)), slope: (whole) => slope(share(whole)) / (1 - level) };
}

/** Where front and back of a high-low hem meet at the side, as a share of what the front is shorter. */
const MEET = 0.45;

type Shaped = Exclude<ValueOf<'hem-shape'>, 'straight'>;

const SHAPES: Readonly<Record<Shaped, HemShape>> = {
  curved: (depth) => between(0, 0.6 * depth),
  'high-low': (depth, face) => (face === 'front' ? between(depth, MEET * depth) : between(0, MEET * depth)),
};

/** Cloth that stays level beside what laps in a vent, cm. */
const BESIDE_VENT = 1;

/** How far from its outer edge a half stays level, so that what laps there meets, cm. */
function levelOf(face: Face, { opening, choices, bodice }: GarmentContext): number {
  const lap = opening.lap?.(choices, bodice);
  if (lap?.face === face) return 2 * lap.extension;
  const isVented = choices.options['side-slit'] === 'back-vent' && face === 'back';
  return isVented ? VENT_LAP + BESIDE_VENT : 0;
}

/** The shape of this garment: level at a centre that laps, as far on both sides of it as the lap, so that both edges meet. */
function shapeOf(chosen: Shaped, panels: readonly Panel[], context: GarmentContext): HemShape {
  return (depth, face) => {
    const level = levelOf(face, context);
    const shape = SHAPES[chosen](depth, face);
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

/** Curved and high-low hems: the lower edge is lifted and the seams that meet it are cut to it. */
export const HEM_SHAPES: Addition = {
  id: 'hem-shapes',
  add: (plan, context) => {
    const { 'hem-shape': chosen = 'straight' } = context.choices.options;
    if (chosen === 'straight') return plan;
    const own = hemmedPanels(plan.panels);
    const shape = shapeOf(chosen, own, context);
    const { depth, notices: said } = liftDepth(own, shape, context);
    const notices = [...plan.notices, ...said];
    if (depth <= 0) return { ...plan, notices };
    const raised = FACES.flatMap((face) => shaped(ofHalf(own, face), shape(depth, face)));
    const changed = new Map(raised);
    const trims = raised.flatMap(([, each]) => each.trims);
    const construction = {
      hemLiftFront: shape(depth, 'front').at(0),
      hemLiftSide: shape(depth, 'back').at(1),
    };
    const lifted = {
      ...plan,
      notices,
      construction: { ...plan.construction, ...rounded(construction) },
      panels: plan.panels.map((panel) => changed.get(panel)?.panel ?? panel),
      seams: plan.seams.map((seam) => nearer(seam, trims)),
      hemLift: (face: Face) => ({ ...shape(depth, face), whole: hemLength(ofHalf(own, face)) }),
    };
    const highest = Math.max(construction.hemLiftFront, construction.hemLiftSide);
    return context.lowerEdge + highest < context.bodice.points.levels.hip ? lifted : shortOfHip(lifted);
  },
};
