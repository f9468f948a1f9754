import { required } from '@/lib/errors/required';
import type { Collar } from './collar';
import { halfNeck } from './neck';
import { stripCollar } from './strip-plan';

/** Length gathered into one of neckline (METHODS §9: 2 is normal). */
const FULLNESS = 2;

/** A folded band gathered on to the neckline. */
export const RUFFLE: Collar = {
  id: 'ruffle',
  draw: (request) => {
    const { neck, choices, faced } = request;
    const strip = {
      id: 'collar-ruffle',
      length: FULLNESS * halfNeck(neck),
      tie: 0,
      width: required(choices.sizes['collar-width'], 'collar-width'),
      point: 0,
      onFold: true,
      turnedIn: !faced,
      ring: neck.opens === 'nowhere',
    };
    return stripCollar(request, strip, { from: neck.opens === 'front' ? 'back' : 'front', gather: FULLNESS });
  },
};
