import type { Addition, GarmentContext } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { rounded } from '../kernel/rounded';
import type { LineRef, SeamPlan } from '../kernel/seams';
import { hemmedPanels } from './lower-edge';
import { type Lift, type Raised, raisedHem, type Trim } from './raised-hem';

/** A hem that is not level: how far each half is lifted, cm, from the centre to the side. */
type HemShape = (depth: number, face: 'front' | 'back') => Lift;

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

/** Where front and back of a high-low hem meet at the side, as a share of what the front is shorter. */
const MEET = 0.45;

const SHAPES: Readonly<Record<string, HemShape>> = {
  curved: (depth) => between(0, 0.6 * depth),
  'high-low': (depth, face) => (face === 'front' ? between(depth, MEET * depth) : between(0, MEET * depth)),
};

/** What the hem rises by at most, and as a share of the length below the waist (G). */
const RISE = { most: 14, share: 0.3 };

function depthFor({ lowerEdge }: GarmentContext): number {
  return Math.min(RISE.most, RISE.share * -lowerEdge);
}

/** The panels of one half from the centre to the side, their hems lifted. */
function shaped(panels: readonly Panel[], lift: Lift): [Panel, Raised][] {
  const hemFrom = ({ edges }: Panel) =>
    Math.min(...edges.filter(({ line }) => line === 'hem').map(({ from }) => from));
  const ordered = [...panels].sort((a, b) => hemFrom(a) - hemFrom(b));
  const whole = ordered.reduce((sum, panel) => sum + lineLength(panel, 'hem'), 0);
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
  const notches = seam.notches.map((notch) =>
    notch.b === undefined ? { ...notch, a: notch.a - a } : { ...notch, a: notch.a - a, b: notch.b - b },
  );
  return { ...seam, notches };
}

/** Curved and high-low hems: the lower edge is lifted and the seams that meet it are cut to it. */
export const HEM_SHAPES: Addition = {
  id: 'hem-shapes',
  add: (plan, context) => {
    const shape = SHAPES[context.choices.options['hem-shape'] ?? 'straight'];
    const depth = depthFor(context);
    if (!shape || depth <= 0) return plan;
    const own = hemmedPanels(plan.panels);
    const raised = (['front', 'back'] as const).flatMap((face) => {
      const half = own.filter(({ part }) => part.endsWith(face));
      return shaped(half, shape(depth, face));
    });
    const changed = new Map(raised);
    const trims = raised.flatMap(([, each]) => each.trims);
    const construction = {
      hemLiftFront: shape(depth, 'front').at(0),
      hemLiftSide: shape(depth, 'back').at(1),
    };
    return {
      ...plan,
      construction: { ...plan.construction, ...rounded(construction) },
      panels: plan.panels.map((panel) => changed.get(panel)?.panel ?? panel),
      seams: plan.seams.map((seam) => nearer(seam, trims)),
    };
  },
};
