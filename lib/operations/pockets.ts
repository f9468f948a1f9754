import type { PocketName } from './names';
import type { Family } from './operation';

/** Pockets, from the patch to the bag in a seam. */
export const POCKETS: Family<PocketName> = {
  'hem-pocket-mouth': { stage: 'pockets', minutes: 8, finishes: true },
  'attach-patch-pocket': { stage: 'patches', minutes: 24 },
  'interface-slit': { stage: 'pockets', minutes: 4 },
  'make-welt-pocket': { stage: 'welts', minutes: 50 },
  'attach-pocket-bags': { stage: 'pocketBags', minutes: 12 },
  'sew-pocket-bag': { stage: 'pocketBagSeams', minutes: 10 },
  'sew-pocket-flap': { stage: 'pockets', minutes: 12 },
  'attach-pocket-flap': { stage: 'pocketFlaps', minutes: 10 },
  'attach-in-seam-bag': { stage: 'inSeamBags', minutes: 8 },
  'press-pocket-mouth': { stage: 'pocketMouths', minutes: 6 },
};
