import type { BeltName } from './names';
import type { Family } from './operation';

/** Belts, their loops and their strips. */
export const BELTS: Family<BeltName> = {
  'join-strip': { stage: 'beltJoin', minutes: 4, encloses: true },
  'sew-belt': { stage: 'beltSeams', minutes: 12 },
  'turn-strip': { stage: 'belt', minutes: 12 },
  'attach-buckle': { stage: 'buckle', minutes: 12 },
  'sew-belt-loops': { stage: 'loops', minutes: 8 },
  'attach-belt-loops': { stage: 'attachLoops', minutes: 14 },
  'attach-half-belt': { stage: 'attachLoops', minutes: 12 },
};
