import { LENGTH } from '@/lib/choices/slots/length';
import { SILHOUETTE } from '@/lib/choices/slots/silhouette';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { WAIST_SEAM } from '@/lib/choices/slots/waist-seam';
import type { Choices } from '@/lib/choices/types';
import { chosen } from '../garments/chosen';
import { BUST_SHAPINGS } from './registry';
import type { BustShaping } from './shaping';
import { SIDE_DART } from './side-dart';

type Chosen = Pick<Choices, 'options'>;

/** The front ends at the waist, in an edge or a seam. */
function endsAtWaist({ options }: Chosen): boolean {
  const isSeamed = traitsOf(WAIST_SEAM, options)?.bodiceTo === 'waist';
  const isParted = traitsOf(SILHOUETTE, options)?.parted ?? false;
  return isSeamed || isParted || traitsOf(LENGTH, options)?.over === 'waist';
}

const isCutInOne = ({ options }: Chosen): boolean => {
  const { armhole, cap } = traitsOf(SLEEVE, options) ?? {};
  return armhole === 'gone' && cap === 'none';
};

/**
 * The shaping that is drawn. Under an arm cut in one with the body the dart at the side leaves it as low as a French one
 * (`sleeves/kimono/dart`): where the front ends at the waist there is no other place for that, and it is the same dart.
 */
export function shapingUnderArm(choices: Chosen): BustShaping {
  const shaping = chosen(BUST_SHAPINGS, choices.options['bust-shaping']);
  const isLow = shaping.id === 'french-dart' && isCutInOne(choices) && endsAtWaist(choices);
  return isLow ? SIDE_DART : shaping;
}
