import type { RuffleName } from './names';
import type { Family } from './operation';

/** Ruffles at hem, neckline and shoulder. */
export const RUFFLES: Family<RuffleName> = {
  'join-ruffle': { minutes: 4 },
  'gather-hem-ruffle': { minutes: 28 },
  'sew-neck-ruffle': { minutes: 6 },
  'attach-neck-ruffle': { minutes: 24 },
  'close-neck-ruffle': { minutes: 15 },
  'baste-shoulder-ruffle': { minutes: 20 },
};
