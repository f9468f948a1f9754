import type { FasteningName } from './names';
import type { Family } from './operation';

/** Zips, buttons, ties, loops and flies. */
export const FASTENINGS: Family<FasteningName> = {
  'insert-zip': { minutes: 35, zip: true },
  'insert-side-zip': { minutes: 40, zip: true },
  'insert-separating-zip': { minutes: 45, zip: true },
  'sew-fly-ends': { minutes: 4 },
  'attach-fly': { minutes: 20 },
  'make-loop': { minutes: 12 },
  'sew-ties': { minutes: 12 },
  'attach-ties': { minutes: 8 },
  'make-buttonholes': { minutes: 35 },
  'make-fly-buttonholes': { minutes: 35 },
  'sew-buttons': { minutes: 20 },
  'sew-hook': { minutes: 8 },
};
