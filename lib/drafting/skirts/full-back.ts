import type { BackFullness } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { familyOf } from './skirt';

/** Gathered over the middle of the seam, as under the yoke: this share of it. */
const MIDDLE = 0.6;

/** The back of the bodice, that falls in gathers from a yoke, gathered again on to the skirt, which lies flat. `sewn`: the half as sewn, cm. */
export function gatheredBack({ by }: BackFullness, sewn: number): SeamPlan {
  const to = MIDDLE * sewn;
  return seam({
    id: 'waist-back',
    operation: 'gather-bodice-back',
    a: [{ family: 'back', line: 'waist' }],
    b: [{ family: familyOf('back'), line: 'waist', reversed: true }],
    gather: (sewn + by) / sewn,
    notches: [{ a: to + by, b: to }],
  });
}

/** What the skirt is longer than a bodice whose pleat is laid again in the seam: the less, the more of it is gathered, cm. */
export const withPleatLaid = (ease: number, gather: number, fullness: BackFullness | undefined): number =>
  fullness?.laid === 'pleated' ? ease - gather * fullness.by : ease;
