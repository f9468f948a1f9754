import type { BeltName } from './names';
import type { Family } from './operation';

/** Belts, their loops and their strips. */
export const BELTS: Family<BeltName> = {
  'join-strip': { minutes: 4, encloses: true },
  'sew-belt': { minutes: 12 },
  'turn-strip': { minutes: 12 },
  'attach-buckle': { minutes: 12 },
  'sew-belt-loops': { minutes: 8 },
  'attach-belt-loops': { minutes: 14 },
  'attach-half-belt': { minutes: 12 },
};
