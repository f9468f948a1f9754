import type { CollarName } from './names';
import type { Family } from './operation';

/** Collars, from two halves to the neckline. */
export const COLLARS: Family<CollarName> = {
  'sew-collar': { stage: 'collarLayers', minutes: 18 },
  'join-collar-halves': { stage: 'collarHalves', minutes: 5, encloses: true },
  'join-stand': { stage: 'collarStand', minutes: 12, tellsEase: true },
  'attach-collar': { stage: 'collar', minutes: 18, encloses: true },
  'close-collar': { stage: 'neckline', minutes: 20 },
};
