import type { FasteningName } from './names';
import type { Family } from './operation';

/** Zips, buttons, ties, loops and flies. */
export const FASTENINGS: Family<FasteningName> = {
  'insert-zip': { stage: 'zip', minutes: 35, zip: true },
  'insert-side-zip': { stage: 'sides', minutes: 40, zip: true },
  'insert-separating-zip': { stage: 'zip', minutes: 45, zip: true },
  'sew-fly-ends': { stage: 'facingSeams', minutes: 4 },
  'attach-fly': { stage: 'fly', minutes: 20 },
  'make-loop': { stage: 'buttons', minutes: 12 },
  'sew-ties': { stage: 'facingSeams', minutes: 12 },
  'attach-ties': { stage: 'ties', minutes: 8 },
  'make-buttonholes': { stage: 'buttonholes', minutes: 35 },
  'make-fly-buttonholes': { stage: 'flyButtonholes', minutes: 35 },
  'sew-buttons': { stage: 'buttons', minutes: 20 },
  'sew-hook': { stage: 'buttons', minutes: 8 },
};
