import { pathLength } from '@/lib/geometry/length';
import { type SeamPlan, seam } from '../kernel/seams';
import { NOTCH } from '../sleeves/armhole-seam';
import type { SleeveRequest } from '../sleeves/sleeve';
import type { EdgeJoins } from './cut-sleeve';

/** A notch lies so far below the edge at least, cm. */
const BELOW_EDGE = 2.5;

const notchAt = (share: number, armhole: number, along: number): number =>
  Math.min(share * armhole, along - BELOW_EDGE);

/** What is left of cap and armhole: from the edge in front down under the arm and up to the edge behind, without ease. */
export function remainingArmhole({ front, back }: SleeveRequest, joins: EdgeJoins): SeamPlan {
  const [inFront, behind] = [joins.front.along, joins.back.along];
  const single = inFront - notchAt(NOTCH.front, pathLength(front), inFront);
  const double = inFront + notchAt(NOTCH.back, pathLength(back), behind);
  return seam({
    id: 'armhole',
    operation: 'set-sleeve',
    a: [
      { family: 'sleeve', line: 'cap@front', reversed: true },
      { family: 'sleeve', line: 'cap@back', reversed: true },
    ],
    b: [
      { family: 'front', line: 'armhole', reversed: true },
      { family: 'back', line: 'armhole' },
    ],
    notches: [
      { a: single, b: single, kind: 'single' },
      { a: double, b: double, kind: 'double' },
    ],
  });
}
