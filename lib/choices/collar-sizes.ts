import type { SizeDefinition } from './catalogue-types';
import { limitsTogether } from './neckline-limits';
import { COLLAR } from './slots/collar';
import { EVERY } from './slots/define';
import { NECKLINE_FRONT } from './slots/neckline-front';
import { having, limitsBy } from './slots/traits';

/** Dimensions of collars, finished, cm: width 3–12.5, height 2–7; what a hood has more than the head needs. */
export const COLLAR_SIZES: readonly SizeDefinition[] = [
  {
    id: 'collar-width',
    garments: EVERY,
    min: 3,
    max: 12.5,
    step: 0.5,
    default: 6,
    needs: having(COLLAR, ({ width }) => width),
    by: { ...limitsTogether(NECKLINE_FRONT, 'collar-width'), ...limitsBy('collar-width', COLLAR) },
  },
  {
    id: 'collar-height',
    garments: EVERY,
    min: 2,
    max: 7,
    step: 0.5,
    default: 3,
    needs: having(COLLAR, ({ height }) => height),
    by: limitsBy('collar-height', COLLAR),
  },
  {
    id: 'hood-ease',
    garments: EVERY,
    min: 0,
    max: 5,
    step: 0.5,
    default: 1,
    needs: having(COLLAR, ({ kind }) => kind === 'hooded'),
  },
];
