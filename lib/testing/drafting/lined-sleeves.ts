import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';

/** Sleeves of a lined jacket, each with its length and what ends it. */
export const LINED_SLEEVES: readonly (readonly [string, string, string])[] = [
  ['puff', 'short', 'bracelet'],
  ['puff', 'long', 'cuff'],
  ['bishop', 'long', 'cuff'],
  ['bishop', 'three-quarter', 'bracelet'],
  ['set-in', 'three-quarter', 'cuff'],
  ['set-in', 'short', 'bracelet'],
  ['set-in', 'short', 'cuff'],
  ['bishop', 'short', 'hem'],
];

/** A jacket with such a sleeve, in a size. */
export function linedJacket(
  sleeve: string,
  length: string,
  finish: string,
  size: keyof typeof STANDARD_SIZES,
) {
  const options = { inside: 'lining', sleeve, 'sleeve-length': length, 'sleeve-finish': finish };
  return drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);
}
