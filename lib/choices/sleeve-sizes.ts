import type { SizeDefinition } from './catalogue-types';
import { EVERY, TOP_DRESS } from './slots/define';
import { SLEEVE, STRAPPED } from './slots/sleeve';
import { FINISHED } from './slots/sleeve-finish';
import { limitsBy } from './slots/traits';

const finished = (finish: string) => ({ ...FINISHED, 'sleeve-finish': [finish] });

/** Depths of what may end a sleeve, cm (ranges of the trade: cuffs to 10, bands and ruffles to 8). */
export const SLEEVE_SIZES: readonly SizeDefinition[] = [
  {
    id: 'strap-width',
    garments: TOP_DRESS,
    min: 0.6,
    max: 6,
    step: 0.1,
    default: 4,
    by: limitsBy('strap-width', SLEEVE),
    needs: STRAPPED,
  },
  {
    id: 'cape-length',
    garments: TOP_DRESS,
    min: 20,
    max: 45,
    step: 1,
    default: 28,
    needs: { sleeve: ['cape'] },
  },
  { id: 'cuff-width', garments: EVERY, min: 2, max: 10, step: 0.5, default: 6, needs: finished('cuff') },
  {
    id: 'bracelet-width',
    garments: EVERY,
    min: 2,
    max: 8,
    step: 0.5,
    default: 3,
    needs: finished('bracelet'),
  },
  {
    id: 'sleeve-ruffle-width',
    garments: EVERY,
    min: 2,
    max: 8,
    step: 0.5,
    default: 5,
    needs: finished('ruffle'),
  },
];
