import type { HemName } from './names';
import type { Family } from './operation';

/** Hems, bindings and topstitching: edges finished without a facing. */
export const HEMS: Family<HemName> = {
  hem: { stage: 'hem', minutes: 14 },
  'bind-edge': { stage: 'neckline', minutes: 16 },
  'topstitch-edge': { stage: 'topstitching', minutes: 12 },
};
