import type { Choices } from '@/lib/choices/types';
import type { Bodice } from '../../blocks/bodice/bodice';
import { rounded } from '../../kernel/rounded';
import type { Sleeve } from '../sleeve';
import { topWidth } from '../straps';
import { strapPart } from '../thin-straps/thin-straps';
import { withTop } from '../thin-straps/top';
import { bareBack, bareBackHeight } from './back-edge';

const DEFAULT_WIDTH = 2;
/** The top lies this share of the neckline's height up it, near the neck. */
const UP_NECKLINE = 0.65;
/** What each strap has beyond the nape for a bow (METHODS §10: 35–45). */
const TO_TIE = 40;

type Halves = Pick<Bodice, 'front' | 'back'>;

const topped = ({ front }: Halves, choices: Choices) =>
  withTop(front, { width: topWidth(choices), upNeckline: UP_NECKLINE });

/** Two straps from the top of the front round the neck, tied behind it; the back is bare down to under the arms. */
export const HALTER: Sleeve = {
  id: 'halter',
  redraw: (bodice, choices) => ({
    front: topped(bodice, choices).panel,
    back: bareBack(bodice.back, choices),
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
      redrawn: { front, back: bareBack(bodice.back, choices) },
      construction: rounded({
        ...{ strapFront, strapNape },
        bareBackLevel: bareBackHeight(bodice.points.levels.underarm, choices),
      }),
    };
  },
};
