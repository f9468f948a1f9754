import type { SizeDefinition } from './catalogue-types';
import { EVERY } from './slots/define';

/** Dimensions of what is put on to the garment, over the ranges it is offered in (finished, cm). */
export const SMALL_PARTS: readonly SizeDefinition[] = [
  {
    id: 'belt-width',
    garments: EVERY,
    min: 2.2,
    max: 8,
    step: 0.1,
    default: 4,
    needs: { belt: ['tie', 'buckle', 'half-belt'] },
  },
  /** Between the turned ends; the belt's width and a little more until it is set. */
  {
    id: 'belt-loops',
    garments: EVERY,
    min: 3.4,
    max: 9.2,
    step: 0.1,
    default: null,
    needs: { belt: ['tie', 'buckle'] },
  },
];
