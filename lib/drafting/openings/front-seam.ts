import { centreSeam } from './centre-seam';
import type { Opening } from './opening';
import { partAtCentre } from './parted';

/** The same way in, with the front in two halves that are sewn together from the break of their lapels down (METHODS §6). */
export function withFrontSeam(opening: Opening): Opening {
  return {
    ...opening,
    traced: (halves) => {
      const traced = opening.traced?.(halves) ?? halves;
      return { ...traced, front: partAtCentre(traced.front) };
    },
    open: (request) => {
      const opened = opening.open(request);
      const front = partAtCentre(opened.front);
      return { ...opened, front, seams: [...opened.seams, centreSeam('front')] };
    },
  };
}
