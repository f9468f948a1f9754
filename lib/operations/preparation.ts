import type { PreparationName } from './names';
import type { Family } from './operation';

/** What is done before any seam. */
export const PREPARATION: Family<PreparationName> = {
  'cut-out': { stage: 'cutting', minutes: 10 },
  interface: { stage: 'interfacing', minutes: 3 },
  staystitch: { stage: 'staystitching', minutes: 10 },
  'finish-edges': { stage: 'facingEdges', minutes: 10 },
};
