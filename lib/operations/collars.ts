import type { CollarName } from './names';
import type { Family } from './operation';

/** Collars, from two halves to the neckline. */
export const COLLARS: Family<CollarName> = {
  'sew-collar': { minutes: 18 },
  'join-collar-halves': { minutes: 5, encloses: true },
  'join-stand': { minutes: 12, tellsEase: true },
  'attach-collar': { minutes: 18, encloses: true },
  'close-collar': { minutes: 20 },
};
