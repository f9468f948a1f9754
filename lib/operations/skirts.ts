import type { SkirtName } from './names';
import type { Family } from './operation';

/** Skirts: panels, pleats, tiers, slits, and the seam at the waist. */
export const SKIRTS: Family<SkirtName> = {
  'join-skirt': { stage: 'waistSeam', minutes: 14 },
  'gather-skirt': { stage: 'waistSeam', minutes: 24 },
  'sew-panels': { stage: 'panels', minutes: 10 },
  'fold-pleats': { stage: 'pleats', minutes: 40 },
  'gather-tier': { stage: 'tiers', minutes: 22 },
  'sew-slit': { stage: 'slits', minutes: 12 },
  'sew-vent': { stage: 'vent', minutes: 6 },
  'finish-vent': { stage: 'slits', minutes: 18 },
};
