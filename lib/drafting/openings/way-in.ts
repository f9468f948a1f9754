import { NECKLINE_FRONT } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';

type Chosen = Pick<Choices, 'options'>;

/** Head, shoulders and bust pass what stays closed. */
export function isPulledOn({ options }: Chosen): boolean {
  return traitsOf(OPENING, options)?.pulledOn ?? true;
}

/** No head need pass the neckline closed: it comes apart with the opening, or has a slit. */
export function opensNeck({ options }: Chosen): boolean {
  const slit = traitsOf(NECKLINE_FRONT, options)?.slit ?? false;
  return slit || (traitsOf(OPENING, options)?.opensNeck ?? false);
}

/** The back is cut in two, and sewn together as far as it does not open. */
export function hasCentreBackSeam({ options }: Chosen): boolean {
  const opening = traitsOf(OPENING, options);
  return opening?.face === 'back' && opening.closes !== 'buttons';
}
