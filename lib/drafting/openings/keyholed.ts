import { NECKLINE_FRONT } from '@/lib/choices/slots/neckline-front';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { mergePlans } from '../kernel/plan';
import { cutKeyhole, type Face, keyholeLength, keyholeMaking } from './keyhole';
import type { Opening } from './opening';

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
      const { seams, operations, notions, construction } = mergePlans(opened, keyholeMaking(face));
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
