import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Addition } from '../garments/addition';
import { lineLength } from '../kernel/lines';
import { mergePlans, operation } from '../kernel/plan';
import { isOneSided } from './one-sided';

/** Width of the tape as it is sold, and by how much it is shorter than the edge of front or back, cm (METHODS §4). */
const WIDTH = 1;
const SHORTER = 1;
const FACES = ['front', 'back'] as const;

/** A tape fused along the edge that slants from one shoulder to under the other arm, which is drawn in to it: so it lies close. */
export const EDGE_TAPE: Addition = {
  id: 'edge-tape',
  add: (plan, { choices }) => {
    if (!isOneSided(choices)) return plan;
    const half = plan.panels
      .filter(({ family, material }) => FACES.some((face) => face === family) && material === 'shell')
      .reduce((sum, panel) => sum + lineLength(panel, 'neckline'), 0);
    const length = 2 * half - FACES.length * SHORTER;
    const taped = operation({
      id: 'edge-tape',
      operation: 'tape-upper-edge',
      lines: FACES.map((family) => ({ family, line: 'neckline' })),
      figures: { length: toMillimetre(length), shorter: SHORTER },
    });
    const tape = { kind: 'stay-tape', count: 1, length: Math.ceil(length), width: WIDTH } as const;
    return mergePlans(plan, { operations: [taped], notions: [tape] });
  },
};
