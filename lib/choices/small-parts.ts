import type { SizeDefinition } from './catalogue-types';
import { BELT } from './slots/belt';
import { DRESS, EVERY, TOP, TOP_DRESS } from './slots/define';
import { DROPPING } from './slots/hem-shape';
import { RUFFLE } from './slots/ruffle';
import { SIDE_SLIT, SLIT } from './slots/side-slit';
import { allBut, having, limitsBy } from './slots/traits';

/** Dimensions of what is put on to the garment, over the ranges it is offered in (finished, cm). */
export const SMALL_PARTS: readonly SizeDefinition[] = [
  {
    id: 'belt-width',
    garments: EVERY,
    min: 2.2,
    max: 8,
    step: 0.1,
    default: 4,
    needs: allBut(BELT, 'none'),
  },
  /** Between the turned ends; the belt's width and a little more until it is set. */
  {
    id: 'belt-loops',
    garments: EVERY,
    min: 3.4,
    max: 9.2,
    step: 0.1,
    default: null,
    needs: having(BELT, ({ round }) => round),
  },
  /** From the hem; what lets one walk, until it is set. */
  {
    id: 'side-slit-length',
    garments: TOP,
    min: 2,
    max: 8,
    step: 0.5,
    default: null,
    needs: { 'side-slit': ['sides'] },
  },
  {
    id: 'side-slit-length',
    garments: DRESS,
    min: 2,
    max: 80,
    step: 0.5,
    default: null,
    by: limitsBy('side-slit-length', SIDE_SLIT),
    needs: SLIT,
  },
  /** From the highest place of the hem to the lowest; a share of what hangs until it is set. */
  {
    id: 'hem-drop',
    garments: TOP_DRESS,
    min: 3,
    max: 35,
    step: 0.5,
    default: null,
    needs: DROPPING,
    presets: [
      { id: 'slight', value: 6 },
      { id: 'medium', value: 12 },
      { id: 'marked', value: 20 },
    ],
  },
  {
    id: 'ruffle-width',
    garments: TOP_DRESS,
    min: 2,
    max: 8,
    step: 0.5,
    default: 5,
    needs: allBut(RUFFLE, 'none'),
  },
];
