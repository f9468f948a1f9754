import type { PreparationName } from './names';
import type { Family } from './operation';

/** What is done before any seam. */
export const PREPARATION: Family<PreparationName> = {
  'cut-out': { minutes: 10 },
  interface: { minutes: 3 },
  staystitch: { minutes: 10 },
  'finish-edges': { minutes: 10 },
};
