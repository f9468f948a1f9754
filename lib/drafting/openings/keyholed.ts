import { NECKLINE_FRONT } from '@/lib/choices/slots/neckline-front';
import { OPENING } from '@/lib/choices/slots/opening';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { mergePlans } from '../kernel/plan';
import { cutKeyhole, type Face, keyholeClosure, keyholeLength, keyholeSeam } from './keyhole';
import type { Opening } from './opening';

/** A collar that comes apart at the back goes on over a slit in front, and holds its top together. */
function isSpanned(face: Face, { options }: Choices): boolean {
  const collared = options.collar !== 'none' || options.ruffle === 'neckline';
  return face === 'front' && collared && traitsOf(OPENING, options)?.face === 'back';
}

/** The same way in, with a keyhole under the neckline of one face: the head passes, whatever stays closed below. */
export function withKeyhole(opening: Opening, face: Face): Opening {
  return {
    ...opening,
    traced: (halves) => {
      const traced = opening.traced?.(halves) ?? halves;
      return { ...traced, [face]: cutKeyhole(traced[face], keyholeLength(halves)) };
    },
    open: (request) => {
      const opened = opening.open(request);
      const length = keyholeLength(request.bodice);
      const closure = isSpanned(face, request.choices) ? {} : keyholeClosure(face);
      const { seams, operations, notions, construction } = mergePlans(opened, keyholeSeam(face), closure);
      return {
        ...opened,
        [face]: cutKeyhole(opened[face], length),
        seams,
        operations,
        notions,
        construction: { ...construction, keyhole: length },
      };
    },
  };
}

/** The opening as chosen, with the keyhole that a neckline brings. */
export function openingFor({ options }: Choices, opening: Opening): Opening {
  return traitsOf(NECKLINE_FRONT, options)?.slit ? withKeyhole(opening, 'front') : opening;
}
