import type { SleeveName } from './names';
import type { Family } from './operation';

/** Sleeves, from their own seams to the armhole. */
export const SLEEVES: Family<SleeveName> = {
  'sew-sleeve-underarm': { minutes: 12 },
  'set-sleeve': { minutes: 30, tellsEase: true },
  'set-gathered-sleeve': { minutes: 40 },
  'sew-sleeve-fore': { minutes: 14, tellsEase: true },
  'sew-sleeve-hind': { minutes: 16, tellsEase: true },
  'sew-raglan': { minutes: 16 },
  'sew-overarm': { minutes: 14 },
  'sew-kimono-underarm': { minutes: 14 },
};
