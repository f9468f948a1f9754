import { hemFacingHeight } from '@/lib/choices/hem-facing';
import { pathLength } from '@/lib/geometry/length';
import { pathFrom, rotatePath, startOf } from '@/lib/geometry/path';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import { allowancesFor } from '../assembly/allowances';
import type { GarmentContext } from '../garments/addition';
import { tooShort } from '../garments/long-enough';
import { ABOVE_FACING, LEAST_FACING } from '../hems/facing-room';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { type LineRef, seam } from '../kernel/seams';
import { both, type Halves } from '../skirts/skirt';
import { SIDES } from '../slits/sides';
import { slitLength } from '../slits/slit-length';
import { bagPanel } from './in-seam-bag';
import { type Bounds, type Mouth, mouthOn, roomBelow } from './in-seam-mouth';
import { opened, POCKET_MOUTH } from './in-seam-opened';
import { highestMouth, hipFamily } from './mouth-height';
import type { Pocket } from './pocket';

/** A side that may take the pocket: both of its panels. */
type Side = Halves<Panel>;

/** The sides below the waist, the tier over the hip before those below it. */
function sidesOf(plan: GarmentPlan): Side[] {
  const sides = both((face) => {
    const own = hipFamily(plan, face);
    const worn = plan.panels.filter(({ family }) => family === own || family.startsWith(`${own}-tier-`));
    return worn.filter((panel) => hasLine(panel, 'side'));
  });
  return sides.front.flatMap((front, i) => {
    const back = sides.back[i];
    return back ? [{ front, back }] : [];
  });
}

interface Placed {
  readonly side: Side;
  readonly mouth: Mouth;
}

/** The first side on which a mouth finds its place. */
function placed(sides: readonly Side[], bounds: Bounds): Placed | undefined {
  for (const side of sides) {
    const mouth = mouthOn(side.front, bounds);
    if (mouth) return { side, mouth };
  }
  return undefined;
}

/** In these steps a slit nobody set the length of gives way to the pocket above it. */
const SHORTER = 0.5;

/** A place above the slit in the same side, which is shorter where its length was not asked for. */
function placedAbove(
  plan: GarmentPlan,
  context: GarmentContext,
  bounds: Omit<Bounds, 'slit'>,
): Placed | undefined {
  const { choices } = context;
  const chosen = choices.options['side-slit'] === SIDES.id;
  const asked = chosen ? slitLength(context, SIDES, plan).length : 0;
  // The facing of a hem ends in the slit.
  const shortest = Math.min(asked, bounds.faced ? LEAST_FACING + ABOVE_FACING : SIDES.least);
  const least = chosen && choices.sizes['side-slit-length'] === undefined ? shortest : asked;
  const sides = sidesOf(plan);
  for (let slit = asked; slit >= least; slit -= SHORTER) {
    const found = placed(sides, { ...bounds, slit });
    if (found) return found;
  }
  return undefined;
}

/** On a short garment a mouth in the side may rise this far above the waist: the hand enters it from behind (H). */
const ABOVE_WAIST = 12;

function highestInSide(plan: GarmentPlan, context: GarmentContext): number {
  const onFront = highestMouth(plan, context);
  return onFront > 0 ? ABOVE_WAIST : onFront;
}

function placeInSide(plan: GarmentPlan, context: GarmentContext): Placed | undefined {
  const allowance = allowancesFor(context.choices).seam;
  const ruffled = context.choices.options.ruffle === 'hem';
  const faced = hemFacingHeight(context.choices) !== undefined;
  return placedAbove(plan, context, { allowance, highest: highestInSide(plan, context), faced, ruffled });
}

/** Whether the side of a panel is long enough for a mouth. */
const holds = (panel: Panel, { to }: Mouth): boolean =>
  edgesOf(panel, 'side').some(({ from, path }) => from + pathLength(path) > to);

/** Where the right half has it, or as there is room. */
function placeFor(plan: GarmentPlan, context: GarmentContext): Placed | undefined {
  const mouth = context.settled?.mouth;
  const side = mouth && sidesOf(plan).find(({ front }) => holds(front, mouth));
  if (!side || !mouth) return placeInSide(plan, context);
  // A side cut a little shorter than the other: both bags are alike, no deeper than there is room for in each.
  const room = roomBelow(side.front, mouth.from, context.choices.options.ruffle === 'hem');
  return { side, mouth: { ...mouth, below: Math.min(mouth.below, room) } };
}

/** Whether a mouth finds its place in the side of the garment as it is drawn so far. */
export const hasPlaceInSide = (plan: GarmentPlan, context: GarmentContext): boolean =>
  placeInSide(plan, context) !== undefined;

const BAGS = { front: 'pocket-bag-upper', back: 'pocket-bag-under' } as const;

/** Bags in both side seams, one half sewn to the front, the other to the back. */
export const IN_SEAM: Pocket = {
  id: 'in-seam',
  add: (plan, context) => {
    const place = placeFor(plan, context);
    if (!place) throw tooShort('pockets', 'length');
    const { side, mouth } = place;
    const openFront = opened(side.front, mouth);
    const panels = plan.panels.map((own) =>
      own === side.front ? openFront : own === side.back ? opened(side.back, mouth) : own,
    );
    const drawn = pathFrom(edgesOf(openFront, POCKET_MOUTH).flatMap(({ path }) => path));
    const path = rotatePath(drawn, startOf(drawn), mouth.turn);
    const on = (family: string, line: PanelLine): LineRef[] => [{ family, line }];
    const attach = (face: 'front' | 'back') =>
      seam({
        id: `pocket-${face}`,
        operation: 'attach-in-seam-bag',
        a: on(BAGS[face], 'mouth'),
        b: on(side[face].family, POCKET_MOUTH),
      });
    return mergePlans(
      { ...plan, panels },
      {
        settled: { mouth },
        panels: [bagPanel(BAGS.front, path, mouth.below), bagPanel(BAGS.back, path, mouth.below)],
        seams: [
          attach('front'),
          attach('back'),
          seam({
            id: 'pocket-bag',
            operation: 'sew-pocket-bag',
            stage: 'inSeamBagSeams',
            a: on(BAGS.front, 'outer'),
            b: on(BAGS.back, 'outer'),
          }),
        ],
        operations: [
          operation({
            id: 'pocket-mouth',
            operation: 'press-pocket-mouth',
            lines: on(side.front.family, POCKET_MOUTH),
            figures: { mouth: toMillimetre(mouth.to - mouth.from) },
          }),
        ],
      },
    );
  },
};
