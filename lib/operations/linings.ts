import type { LiningName } from './names';
import type { Family } from './operation';

/** The lining, from its own seams to where it meets the garment. */
export const LININGS: Family<LiningName> = {
  'fold-lining-pleat': { minutes: 5 },
  'sew-lining': { minutes: 9 },
  'set-lining-sleeve': { minutes: 25 },
  'attach-lining': { minutes: 22 },
  'close-lining-armhole': { minutes: 30 },
  'turn-lining-slits': { minutes: 15 },
  'fell-lining': { minutes: 20 },
  'attach-lining-hem': { minutes: 35 },
  'hem-lining': { minutes: 14 },
  'attach-lining-sleeve-hem': { minutes: 25 },
  'fell-lining-sleeve': { minutes: 30 },
};
