import { pathLength } from '@/lib/geometry/length';
import { copiesOf } from '@/lib/pattern/find';
import type { Addition } from '../garments/addition';
import { mergePlans, operation } from '../kernel/plan';
import { publicLine } from '../kernel/seams';
import { easedCap } from './eased-cap';

/** Width of the tape as it is sold, cut on the bias: it follows the curve (METHODS §7). */
const WIDTH = 1.5;
const BODY = ['front', 'back'] as const;

/** A bias tape fused over the seam line of each armhole, so that it keeps its length while the sleeve is eased into it. */
export const ARMHOLE_TAPE: Addition = {
  id: 'armhole-tape',
  add: (plan, { choices }) => {
    const along = plan.panels
      .filter(({ family, material }) => BODY.some((each) => each === family) && material === 'shell')
      .flatMap((panel) =>
        panel.edges
          .filter(({ line }) => publicLine(line) === 'armhole')
          .map(({ path }) => copiesOf(panel) * pathLength(path)),
      )
      .reduce((sum, length) => sum + length, 0);
    if (!easedCap(plan, choices) || along === 0) return plan;
    const lines = BODY.map((family) => ({ family, line: 'armhole' }) as const);
    const taped = operation({ id: 'armhole-tape', operation: 'tape-armholes', lines });
    const length = Math.ceil(along);
    const tape = { kind: 'bias-interfacing', use: 'armhole', count: 1, length, width: WIDTH } as const;
    return mergePlans(plan, { operations: [taped], notions: [tape] });
  },
};
