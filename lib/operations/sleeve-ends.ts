import type { SleeveEndName } from './names';
import type { Family } from './operation';

/** What ends a sleeve. */
export const SLEEVE_ENDS: Family<SleeveEndName> = {
  'close-band': { minutes: 6, encloses: true },
  'attach-band': { minutes: 24 },
  'close-cuff': { minutes: 5 },
  'attach-cuff': { minutes: 28 },
  'button-cuff': { minutes: 16 },
  'bind-placket': { minutes: 26 },
  'fold-sleeve-pleats': { minutes: 8 },
  'attach-ruffle': { minutes: 24 },
  'insert-elastic': { minutes: 20, finishes: true },
};
