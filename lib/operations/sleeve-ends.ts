import type { SleeveEndName } from './names';
import type { Family } from './operation';

/** What ends a sleeve. */
export const SLEEVE_ENDS: Family<SleeveEndName> = {
  'close-band': { stage: 'sleeveEnds', minutes: 6, encloses: true },
  'attach-band': { stage: 'sleeveHem', minutes: 24 },
  'close-cuff': { stage: 'sleeveEnds', minutes: 5 },
  'attach-cuff': { stage: 'sleeveHem', minutes: 28 },
  'button-cuff': { stage: 'cuffButtons', minutes: 16 },
  'bind-placket': { stage: 'sleevePlacket', minutes: 26 },
  'fold-sleeve-pleats': { stage: 'sleevePleats', minutes: 8 },
  'attach-ruffle': { stage: 'sleeveHem', minutes: 24 },
  'insert-elastic': { stage: 'sleeveHem', minutes: 20, finishes: true },
};
