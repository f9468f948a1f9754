import { listingOf } from '@/lib/choices/catalogue';
import { availability } from '@/lib/choices/take-choice';
import type { Choices } from '@/lib/choices/types';

/** From the closest to the loosest. */
const FITS = ['very-fitted', 'fitted', 'semi-fitted', 'easy', 'loose'] as const;

/** The fit next to the one chosen, looser (1) or closer (−1), that goes with all else; null where there is none. */
export function nextFit(choices: Choices, by: 1 | -1): string | null {
  const offered = FITS.filter((fit) => listingOf(choices.garment).slots.fit?.values.includes(fit));
  const next = offered[offered.indexOf(choices.options.fit as (typeof FITS)[number]) + by];
  const goes = availability(choices, 'fit').some(({ value, available }) => value === next && available);
  return next !== undefined && goes ? next : null;
}
