import { BUST_SHAPING } from '@/lib/choices/slots/bust-shaping';
import { LENGTH } from '@/lib/choices/slots/length';
import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { isCutInOne, SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { WAIST_SEAM } from '@/lib/choices/slots/waist-seam';
import type { Choices } from '@/lib/choices/types';
import { chosen } from '../garments/chosen';
import { LOW_FRENCH_DART } from './french-dart';
import { BUST_SHAPINGS } from './registry';
import type { BustShaping } from './shaping';
import { SIDE_DART } from './side-dart';
import { sharedWithEdge, TWO_WAIST_DARTS } from './two-waist-darts';

type Chosen = Pick<Choices, 'options'>;

/** The front ends at the waist, in an edge or a seam. */
function endsAtWaist({ options }: Chosen): boolean {
  const isSeamed = traitsOf(WAIST_SEAM, options)?.bodiceTo === 'waist';
  const isParted = traitsOf(SILHOUETTE, options)?.parted ?? false;
  return isSeamed || isParted || traitsOf(LENGTH, options)?.over === 'waist';
}

/** Its side ends in a seam under the bust, below the round of the arm. */
const endsUnderBust = ({ options }: Chosen): boolean => traitsOf(WAIST_SEAM, options)?.bodiceTo === 'above';

/** What a dart too large for one leaves has no place at the side. */
function withoutSide(choices: Chosen, shaping: BustShaping): BustShaping {
  const { from, by } = traitsOf(BUST_SHAPING, choices.options) ?? {};
  const isShaped = traitsOf(SILHOUETTE, choices.options)?.shaped ?? false;
  if (by !== 'dart') return shaping;
  if (from === 'lower-edge') return isShaped || endsUnderBust(choices) ? TWO_WAIST_DARTS : shaping;
  return endsUnderBust(choices) ? sharedWithEdge(shaping) : shaping;
}

/**
 * The shaping that is drawn. Under an arm cut in one with the body the dart at the side leaves it as low as a French one
 * (`sleeves/kimono/dart`): where the front ends at the waist there is no other place for that, and it is the same dart.
 */
export function shapingUnderArm(choices: Chosen): BustShaping {
  const shaping = chosen(BUST_SHAPINGS, choices.options['bust-shaping']);
  const sleeve = traitsOf(SLEEVE, choices.options);
  if (!sleeve || !isCutInOne(sleeve)) return shaping;
  if (shaping.id === 'french-dart') return endsAtWaist(choices) ? SIDE_DART : LOW_FRENCH_DART;
  return withoutSide(choices, shaping);
}
