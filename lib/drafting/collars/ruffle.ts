import { required } from '@/lib/errors/required';
import { crosses } from '../openings/way-in';
import type { Collar } from './collar';
import { gatheredStrip } from './gathered-strip';
import { stripCollar } from './strip-plan';

/** A folded band gathered on to the neckline. */
export const RUFFLE: Collar = {
  id: 'ruffle',
  draw: (request) => {
    const { neck, choices, faced } = request;
    const width = required(choices.sizes['collar-width'], 'collar-width');
    const own = { id: 'collar-ruffle', width, faced, crosses: crosses(choices) };
    return stripCollar(request, ...gatheredStrip(neck, own));
  },
};
