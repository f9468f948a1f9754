import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';
import { required } from '@/lib/errors/required';
import { buttonAbove, WIDEST_LAP } from '../collars/shirt-stand';
import type { ButtonRow } from './button-row';

/** First button below the neck edge, beyond its own half (METHODS §10). */
const BELOW_NECK = 1;
/** Below the button of a stand, which is the first of a shirt (METHODS §10: 6–7). */
const BELOW_STAND = 6.5;

/** How far below the neck edge the first button of a row lies, cm. */
export function firstBelowNeck({ options, sizes }: Choices, { lap, diameter }: ButtonRow): number {
  const least = diameter / 2 + BELOW_NECK;
  const pointed = frontTraits(options)?.pointed ?? false;
  const stands =
    options.collar === 'shirt' && !pointed && lap.face === 'front' && lap.extension <= WIDEST_LAP;
  if (!stands) return least;
  return Math.max(least, BELOW_STAND - buttonAbove(required(sizes['collar-height'], 'collar-height')));
}
