import { mergePlans } from '../kernel/plan';
import { seam } from '../kernel/seams';
import type { Opening } from './opening';

/** The same way in, with the back in two halves that are sewn together from the nape down: a vent laps in that seam (METHODS §8). */
export function withBackSeam(opening: Opening): Opening {
  const centre = [{ family: 'back', line: 'centre' }] as const;
  return {
    ...opening,
    open: (request) => {
      const opened = opening.open(request);
      const { seams } = mergePlans(opened, {
        seams: [
          seam({ id: 'centre-back', operation: 'sew-centre-back', stage: 'panels', a: centre, b: centre }),
        ],
      });
      return { ...opened, seams };
    },
  };
}
