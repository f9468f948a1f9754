import type { HemName } from './names';
import type { Family } from './operation';

/** Hems, bindings and topstitching: edges finished without a facing. */
export const HEMS: Family<HemName> = {
  hem: { minutes: 14 },
  'bind-edge': { minutes: 16 },
  'topstitch-edge': { minutes: 12 },
};
