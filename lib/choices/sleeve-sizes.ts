import type { SizeDefinition } from './catalogue-types';
import { EVERY, TOP_DRESS } from './slots/define';

/** Garments whose armhole is finished, not sewn to a sleeve. */
export const BARE_ARMED: readonly string[] = ['none', 'cap', 'straps'];
/** Sleeves that end on the arm where they are asked to, and those whose end is chosen. */
export const WITH_LENGTH: readonly string[] = [
  'kimono',
  'set-in',
  'puff',
  'bishop',
  'bell',
  'two-piece',
  'dropped',
  'raglan',
];
export const WITH_FINISH: readonly string[] = ['kimono', 'set-in', 'puff', 'bishop', 'dropped', 'raglan'];
/** Sleeves that go round the arm. */
export const ROUND_THE_ARM: readonly string[] = [...WITH_LENGTH, 'flutter'];

const finished = (finish: string) => ({ sleeve: WITH_FINISH, 'sleeve-finish': [finish] });

/** Depths of what may end a sleeve, cm (ranges of the trade: cuffs to 10, bands and ruffles to 8). */
export const SLEEVE_SIZES: readonly SizeDefinition[] = [
  {
    id: 'strap-width',
    garments: TOP_DRESS,
    min: 2,
    max: 6,
    step: 0.5,
    default: 4,
    needs: { sleeve: ['straps'] },
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
