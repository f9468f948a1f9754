import { pathLength } from '@/lib/geometry/length';
import { type LineRef, type SeamPlan, seam } from '../kernel/seams';
import { NOTCH } from '../sleeves/armhole-seam';
import type { SleeveRequest } from '../sleeves/sleeve';
import type { EdgeJoins, UnderArm } from './cut-sleeve';

/** A notch lies so far below the edge at least, cm. */
const BELOW_EDGE = 2.5;

/** And so far beside the seam of a sleeve in two pieces, cm. */
const BESIDE_JOINT = 1;
const NONE: UnderArm = { front: Number.NEGATIVE_INFINITY, back: Number.NEGATIVE_INFINITY };

const IN_ONE = ['sleeve'] as const;

/**
 * What is left of cap and armhole, in front and behind: from the underarm up to the edge, without ease (METHODS §4).
 * The pieces of the sleeve are named from the underarm up.
 */
export function remainingArmhole(
  request: SleeveRequest,
  joins: EdgeJoins,
  pieces: readonly LineRef['family'][] = IN_ONE,
  joints: UnderArm = NONE,
): SeamPlan[] {
  return (['front', 'back'] as const).map((face) => {
    const asked = Math.min(NOTCH[face] * pathLength(request[face]), joins[face].along - BELOW_EDGE);
    const at = Math.abs(asked - joints[face]) < BESIDE_JOINT ? joints[face] - BESIDE_JOINT : asked;
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
