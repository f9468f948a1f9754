import { pathLength } from '@/lib/geometry/length';
import { type SeamPlan, seam } from '../kernel/seams';
import { NOTCH } from '../sleeves/armhole-seam';
import type { SleeveRequest } from '../sleeves/sleeve';
import type { EdgeJoins } from './cut-sleeve';

/** A notch lies so far below the edge at least, cm. */
const BELOW_EDGE = 2.5;

/** What is left of cap and armhole, in front and behind: from the underarm up to the edge, without ease (METHODS §4). */
export function remainingArmhole(request: SleeveRequest, joins: EdgeJoins): SeamPlan[] {
  return (['front', 'back'] as const).map((face) => {
    const at = Math.min(NOTCH[face] * pathLength(request[face]), joins[face].along - BELOW_EDGE);
    return seam({
      id: `armhole-${face}`,
      operation: 'join-sleeve-below-shoulder',
      // Of the back half the cap runs down from the edge.
      a: [{ family: 'sleeve', line: `cap@${face}`, ...(face === 'back' ? { reversed: true } : {}) }],
      b: [{ family: face, line: 'armhole' }],
      notches: [{ a: at, b: at, kind: face === 'front' ? 'single' : 'double' }],
    });
  });
}
