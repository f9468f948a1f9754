import type { Choices } from '@/lib/choices/types';
import { mergePlans } from '../kernel/plan';
import { cutKeyhole, type Face, keyholeLength, keyholeMaking } from './keyhole';
import type { Opening } from './opening';

/** The same way in, with a keyhole under the neckline of one face: the head passes, whatever stays closed below. */
export function withKeyhole(opening: Opening, face: Face): Opening {
  return {
    ...opening,
    centreBackSeam: opening.centreBackSeam || face === 'back',
    opensNeck: true,
    pulledOn: opening.pulledOn ?? !opening.opensNeck,
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
  return options['neckline-front'] === 'keyhole' ? withKeyhole(opening, 'front') : opening;
}
