import { pathFrom, rotatePath, startOf } from '@/lib/geometry/path';
import { allowancesFor } from '../assembly/allowances';
import { edgesOf, hasLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type GarmentPlan, mergePlans, operation } from '../kernel/plan';
import { type LineRef, seam } from '../kernel/seams';
import { both, type Halves } from '../skirts/skirt';
import { SIDES } from '../slits/sides';
import { slitLength } from '../slits/slit-length';
import { bagPanel } from './in-seam-bag';
import { type Bounds, type Mouth, mouthOn } from './in-seam-mouth';
import { opened, POCKET_MOUTH } from './in-seam-opened';
import { highestMouth, hipFamily } from './place';
import type { Pocket } from './pocket';
import { tooShort } from './room';

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

/** The first side on which a mouth finds its place. */
function placed(sides: readonly Side[], bounds: Bounds): { side: Side; mouth: Mouth } {
  for (const side of sides) {
    const mouth = mouthOn(side.front, bounds);
    if (mouth) return { side, mouth };
  }
  throw tooShort();
}

const BAGS = { front: 'pocket-bag-upper', back: 'pocket-bag-under' } as const;

/** Bags in both side seams, one half sewn to the front, the other to the back. */
export const IN_SEAM: Pocket = {
  id: 'in-seam',
  add: (plan, context) => {
    const slit =
      context.choices.options['side-slit'] === SIDES.id ? slitLength(context, SIDES, plan).length : 0;
    const allowance = allowancesFor(context.choices).seam;
    const ruffled = context.choices.options.ruffle === 'hem';
    const bounds = { slit, allowance, highest: highestMouth(plan, context), ruffled };
    const { side, mouth } = placed(sidesOf(plan), bounds);
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
            figures: { mouth: Math.round((mouth.to - mouth.from) * 10) / 10 },
          }),
        ],
      },
    );
  },
};
