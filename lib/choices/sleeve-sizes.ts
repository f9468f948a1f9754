import type { SizeDefinition } from './catalogue-types';
import { EVERY } from './slots/define';

/** Sleeves that end on the arm where they are asked to, and those whose end is chosen. */
export const WITH_LENGTH: readonly string[] = ['set-in', 'puff', 'bishop', 'bell', 'two-piece'];
export const WITH_FINISH: readonly string[] = ['set-in', 'puff', 'bishop'];
/** Sleeves that go round the arm. */
export const ROUND_THE_ARM: readonly string[] = [...WITH_LENGTH, 'flutter'];

const finished = (finish: string) => ({ sleeve: WITH_FINISH, 'sleeve-finish': [finish] });

/** Depths of what may end a sleeve, cm (ranges of the trade: cuffs to 10, bands and ruffles to 8). */
export const SLEEVE_SIZES: readonly SizeDefinition[] = [
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
