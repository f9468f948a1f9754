import type { PocketName } from './names';
import type { Family } from './operation';

/** Pockets, from the patch to the bag in a seam. */
export const POCKETS: Family<PocketName> = {
  'hem-pocket-mouth': { minutes: 8, finishes: true },
  'attach-patch-pocket': { minutes: 24 },
  'interface-slit': { minutes: 4 },
  'make-welt-pocket': { minutes: 50 },
  'attach-pocket-bags': { minutes: 12 },
  'sew-pocket-bag': { minutes: 10 },
  'sew-pocket-flap': { minutes: 12 },
  'attach-pocket-flap': { minutes: 10 },
  'attach-in-seam-bag': { minutes: 8 },
  'press-pocket-mouth': { minutes: 6 },
};
