import type { Choices } from '@/lib/choices/types';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { lerp, sub, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import type { Bodice } from '../../blocks/bodice/bodice';
import { rounded } from '../../kernel/rounded';
import type { Sleeve } from '../sleeve';
import { topWidth } from '../straps';
import { strapPart } from '../thin-straps/thin-straps';
import { withTop } from '../thin-straps/top';
import { bareBack } from './back-edge';

const DEFAULT_WIDTH = 2;
/** The top lies this share of the neckline's height up it, near the neck. */
const UP_NECKLINE = 0.65;
/** What each strap has beyond the nape for a bow (METHODS §10: 35–45). */
const TO_TIE = 40;

/** From under the arm straight up to the neck, hollowed by 1 to 1.5 (METHODS §10). */
const HOLLOW = { below: 0.22, above: 0.4, plumb: 0.2 };

function edgeUp(underarm: Point, along: Point, corner: Point): Path {
  const chord = unit(sub(corner, underarm));
  const into = lerp(chord, { x: 0, y: 1 }, HOLLOW.plumb);
  return [cubicWithTangents(underarm, along, corner, into, HOLLOW.below, HOLLOW.above)];
}

const topped = ({ front }: Pick<Bodice, 'front'>, choices: Choices) =>
  withTop(front, { width: topWidth(choices), upNeckline: UP_NECKLINE, edge: edgeUp });

/** Two straps from the top of the front round the neck, tied behind it; the back is bare down to under the arms. */
export const HALTER: Sleeve = {
  id: 'halter',
  redraw: (bodice, choices) => ({
    front: topped(bodice, choices).panel,
    back: bareBack(bodice, choices),
  }),
  draw: ({ bodice, choices, whole }) => {
    // A lining hangs from the facing, and has no straps.
    if (whole) return {};
    const { panel: front, strap: strapFront } = topped(bodice, choices);
    const strapNape = bodice.points.neck.back;
    const length = strapFront + strapNape + TO_TIE;
    return {
      ...strapPart(
        { id: 'strap', length, tipEnd: 'closed', faces: ['front'] },
        choices.sizes['strap-width'] ?? DEFAULT_WIDTH,
      ),
      redrawn: { front, back: bareBack(bodice, choices) },
      construction: rounded({
        ...{ strapFront, strapNape },
        bareBackLevel: bodice.backOutline.top ?? 0,
      }),
    };
  },
};
