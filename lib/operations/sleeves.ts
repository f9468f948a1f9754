import type { SleeveName } from './names';
import type { Family } from './operation';

/** Sleeves, from their own seams to the armhole. */
export const SLEEVES: Family<SleeveName> = {
  'sew-sleeve-underarm': { stage: 'sleeveUnderarm', minutes: 12 },
  'set-sleeve': { stage: 'setSleeve', minutes: 30, tellsEase: true },
  'set-gathered-sleeve': { stage: 'setSleeve', minutes: 40 },
  'sew-sleeve-fore': { stage: 'sleevePlacket', minutes: 14, tellsEase: true },
  'sew-sleeve-hind': { stage: 'sleeveUnderarm', minutes: 16, tellsEase: true },
  'sew-raglan': { stage: 'raglan', minutes: 16 },
  'sew-overarm': { stage: 'overarm', minutes: 14 },
  'sew-kimono-underarm': { stage: 'kimonoUnderarm', minutes: 14 },
};
