import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';
import { startOf } from '@/lib/geometry/path';
import { linePath } from '../kernel/lines';
import { mergePlans } from '../kernel/plan';
import { isOffShoulder } from '../off-shoulder/off-shoulder';
import { withBackSeam } from './back-seam';
import { centreSeam } from './centre-seam';
import { withCrossedFront } from './crossed-front';
import { withFrontSeam } from './front-seam';
import { cutKeyhole, type Face, keyholeClosure, keyholeLength } from './keyhole';
import type { Opening, OpeningRequest } from './opening';
import { fallsWhole, lapelsBringSeam, opensAtBack, staysCrossed, ventBringsSeam } from './way-in';

/** A collar that comes apart at the back goes on over a slit in front, and holds its top together. */
function isSpanned(face: Face, { options }: Choices): boolean {
  const collared = options.collar !== 'none' || options.ruffle === 'neckline';
  return face === 'front' && collared && opensAtBack({ options });
}

/** Clear of the bust line below it, cm. */
const ABOVE_BUST = 1;

/** Below both shoulders the head needs no slit, and a drop begins so low that it may end above the bust line. */
function dropLength({ choices, whole, back }: OpeningRequest): number {
  const asked = keyholeLength(whole);
  const level = back.internals.find(({ id }) => id === 'bust');
  if (!isOffShoulder(choices) || !level) return asked;
  return Math.min(asked, startOf(linePath(back, 'centre')).y - startOf(level.path).y - ABOVE_BUST);
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
      const length = dropLength(request);
      const closure = isSpanned(face, request.choices) ? {} : keyholeClosure(face);
      const inYoke = face === 'back' && fallsWhole(request.choices);
      const closed = centreSeam(face, inYoke ? 'yokeHalves' : 'panels');
      const making = mergePlans(opened, { seams: [closed] }, closure);
      const { seams, operations, notions, construction } = making;
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

/** The opening as chosen, with the keyhole that a neckline brings, and the seams that a vent brings behind, lapels in front. */
export function openingFor(choices: Choices, opening: Opening): Opening {
  const crossed = staysCrossed(choices) ? withCrossedFront(opening) : opening;
  const behind = ventBringsSeam(choices) && !fallsWhole(choices) ? withBackSeam(crossed) : crossed;
  const seamed = lapelsBringSeam(choices) ? withFrontSeam(behind) : behind;
  return frontTraits(choices.options)?.slit ? withKeyhole(seamed, 'front') : seamed;
}
