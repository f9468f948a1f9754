import type { DartName } from './names';
import type { Family } from './operation';

/** Darts, sewn while the pieces lie flat. */
export const DARTS: Family<DartName> = {
  'sew-dart': { stage: 'darts', minutes: 6 },
  'sew-fisheye-dart': { stage: 'darts', minutes: 7 },
};
