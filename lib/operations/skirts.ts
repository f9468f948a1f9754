import type { SkirtName } from './names';
import type { Family } from './operation';

/** Skirts: panels, pleats, tiers, slits, and the seam at the waist. */
export const SKIRTS: Family<SkirtName> = {
  'join-skirt': { minutes: 14 },
  'gather-skirt': { minutes: 24 },
  'sew-panels': { minutes: 10 },
  'fold-pleats': { minutes: 40 },
  'gather-tier': { minutes: 22 },
  'sew-slit': { minutes: 12 },
  'sew-vent': { minutes: 6 },
  'finish-vent': { minutes: 18 },
};
