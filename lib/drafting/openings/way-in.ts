import { BACK_SHAPING } from '@/lib/choices/slots/back-shaping';
import { COLLAR } from '@/lib/choices/slots/collar';
import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { WAIST_SEAM } from '@/lib/choices/slots/waist-seam';
import type { Choices } from '@/lib/choices/types';

type Chosen = Pick<Choices, 'options'>;

/** Head, shoulders and bust pass what stays closed. */
export function isPulledOn({ options }: Chosen): boolean {
  return traitsOf(OPENING, options)?.pulledOn ?? true;
}

/** No head need pass the neckline closed: it comes apart with the opening, has a slit, or is tied behind the neck. */
export function opensNeck({ options }: Chosen): boolean {
  const slit = frontTraits(options)?.slit ?? false;
  const untied = traitsOf(SLEEVE, options)?.nape ?? false;
  return slit || untied || (traitsOf(OPENING, options)?.opensNeck ?? false);
}

/** Its fronts cross and are tied. */
export function crosses({ options }: Chosen): boolean {
  return traitsOf(OPENING, options)?.crosses ?? false;
}

/** The back comes apart at its centre, in whole or in part. */
export function opensAtBack({ options }: Chosen): boolean {
  return traitsOf(OPENING, options)?.face === 'back';
}

/** The front may come apart down to the hem. */
export function opensToHem({ options }: Chosen): boolean {
  const { face, partsHem = false } = traitsOf(OPENING, options) ?? {};
  return partsHem && face === 'front';
}

/** Cloth falls from a yoke across the back, which is whole under it where neither zip nor buttons nor a vent part it. */
export function fallsWhole(choices: Chosen): boolean {
  const falls = traitsOf(BACK_SHAPING, choices.options)?.falls ?? 'plain';
  const parted = ventsInBack(choices) || (opensAtBack(choices) && !endsInYoke(choices));
  return falls !== 'plain' && !parted;
}

/** A vent laps in the back itself: above a skirt that is sewn on there is none. */
const ventsInBack = ({ options }: Chosen): boolean =>
  options['side-slit'] === 'back-vent' && traitsOf(WAIST_SEAM, options)?.bodiceTo === 'nowhere';

/** A slit at the nape ends in the yoke. */
const endsInYoke = ({ options }: Chosen): boolean => traitsOf(OPENING, options)?.closes === 'loop';

/** A vent laps in a seam of the centre back, which the opening does not bring. */
export function ventBringsSeam(choices: Chosen): boolean {
  const brought = opensAtBack(choices) && !fallsWhole(choices);
  return choices.options['side-slit'] === 'back-vent' && !brought;
}

/** A vent laps in the centre back: in the seam it brings, or in that of an opening above it. */
export function ventBringsLap(choices: Chosen): boolean {
  return choices.options['side-slit'] === 'back-vent' && !ventsInLap(choices);
}

/** A vent in a back that is buttoned down to the hem is the lower end of its lap, left unbuttoned. */
export function ventsInLap({ options }: Chosen): boolean {
  const { face, laps = false } = traitsOf(OPENING, options) ?? {};
  return options['side-slit'] === 'back-vent' && face === 'back' && laps;
}

/** The back is cut in two, and sewn together as far as it does not open. */
export function hasCentreBackSeam(choices: Chosen): boolean {
  return !fallsWhole(choices) && skirtHasBackSeam(choices);
}

/** The back of a skirt is, be it for the vent alone. */
export function skirtHasBackSeam(choices: Chosen): boolean {
  const buttoned = traitsOf(OPENING, choices.options)?.closes === 'buttons';
  const opens = opensAtBack(choices) && !fallsWhole(choices);
  return ventBringsSeam(choices) || (opens && !buttoned);
}

/** The front is sewn together at its centre below the break of its lapels, where it does not open there. */
export function lapelsBringSeam({ options }: Chosen): boolean {
  return traitsOf(COLLAR, options)?.kind === 'lapel' && traitsOf(OPENING, options)?.face !== 'front';
}

/** Fronts that cross like those of a wrap, and stay closed: the garment opens elsewhere, or nowhere. */
export function staysCrossed({ options }: Chosen): boolean {
  return (frontTraits(options)?.crosses ?? false) && traitsOf(OPENING, options)?.face !== 'front';
}
