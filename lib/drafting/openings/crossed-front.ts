import { operation } from '../kernel/plan';
import { centrePanels, lapSeams } from './buttoned';
import { lapOver, outerEdge } from './lap';
import type { Opening } from './opening';
import { wrapLap } from './wrap';

/** Both layers held along the edge of the upper one, from the end of its slope down to the hem. */
const sewnDown = (families: readonly string[]) =>
  operation({
    id: 'crossed-fronts',
    operation: 'sew-crossed-fronts',
    lines: families.map((family) => ({ family, line: outerEdge({ face: 'front' }) })),
  });

/**
 * The same way in, with two fronts that cross like those of a wrap and stay closed: nothing is tied, the edge of the upper
 * one is sewn down on the other (P).
 */
export function withCrossedFront(opening: Opening): Opening {
  return {
    ...opening,
    lap: wrapLap,
    open: (request) => {
      const { choices, bodice, waistSeam } = request;
      const opened = opening.open(request);
      const lap = wrapLap(choices, bodice);
      return {
        ...opened,
        front: lapOver(opened.front, lap, { overSkirt: waistSeam }),
        operations: [...opened.operations, ...(waistSeam ? [] : [sewnDown(['front'])])],
        construction: { ...opened.construction, extension: lap.extension },
      };
    },
    openSkirt: (request) => {
      const lap = wrapLap(request.choices, request.bodice);
      const below = opening.openSkirt?.(request);
      const skirt = below?.skirt ?? request.skirt;
      const own = centrePanels(skirt, 'front');
      const families = ['front', ...own.map(({ family }) => family)];
      return {
        ...(below ?? { notions: [], construction: {}, notices: [] }),
        skirt: skirt.map((each) => (own.includes(each) ? lapOver(each, lap) : each)),
        seams: [...(below?.seams ?? []), ...lapSeams('front', own)],
        operations: [...(below?.operations ?? []), sewnDown(families)],
      };
    },
  };
}
