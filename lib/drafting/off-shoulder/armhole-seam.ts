import { pathLength } from '@/lib/geometry/length';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { NOTCH } from '../sleeves/armhole-seam';
import type { SleeveRequest } from '../sleeves/sleeve';
import type { EdgeJoins } from './cut-sleeve';

/** A notch lies so far below the edge at least, cm. */
const BELOW_EDGE = 2.5;

const IN_ONE = ['sleeve'] as const;

/**
 * What is left of cap and armhole, in front and behind: from the underarm up to the edge, without ease (METHODS §4).
 * The pieces of the sleeve are named from the underarm up.
 */
export function remainingArmhole(
  request: SleeveRequest,
  joins: EdgeJoins,
  pieces: readonly LineRef['family'][] = IN_ONE,
): SeamPlan[] {
  return (['front', 'back'] as const).map((face) => {
    const at = Math.min(NOTCH[face] * pathLength(request[face]), joins[face].along - BELOW_EDGE);
    return seam({
      id: `armhole-${face}`,
      operation: 'join-sleeve-below-shoulder',
      // Of the back half the cap runs down from the edge.
      a: pieces.map((family) => ({
        ...{ family, line: `cap@${face}` as const },
        ...(face === 'back' ? { reversed: true } : {}),
      })),
      b: [{ family: face, line: 'armhole' }],
      notches: [{ a: at, b: at, kind: face === 'front' ? 'single' : 'double' }],
    });
  });
}
