import type { RuffleName } from './names';
import type { Family } from './operation';

/** Ruffles at hem, neckline and shoulder. */
export const RUFFLES: Family<RuffleName> = {
  'join-ruffle': { stage: 'ruffleSeams', minutes: 4 },
  'gather-hem-ruffle': { stage: 'hem', minutes: 28 },
  'sew-neck-ruffle': { stage: 'collarLayers', minutes: 6 },
  'attach-neck-ruffle': { stage: 'collar', minutes: 24 },
  'close-neck-ruffle': { stage: 'neckline', minutes: 15 },
  'baste-shoulder-ruffle': { stage: 'shoulderRuffle', minutes: 20 },
};
