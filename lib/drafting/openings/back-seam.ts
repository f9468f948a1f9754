import { centreSeam } from './centre-seam';
import type { Opening } from './opening';

/** The same way in, with the back in two halves that are sewn together from the nape down: a vent laps in that seam (METHODS §8). */
export function withBackSeam(opening: Opening): Opening {
  return {
    ...opening,
    open: (request) => {
      const opened = opening.open(request);
      return { ...opened, seams: [...opened.seams, centreSeam('back')] };
    },
  };
}
