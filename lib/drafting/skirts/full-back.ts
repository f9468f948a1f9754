import type { BackFullness } from '../kernel/plan';
import { type SeamPlan, seam } from '../kernel/seams';
import { familyOf } from './skirt';

/** Gathered as under the yoke: over the middle of the seam, or beside an opening, as far as this share of it. */
const TO = { middle: 0.6, blade: 0.85 };

/** The back of the bodice, that falls in gathers from a yoke, gathered again on to the skirt, which lies flat. `sewn`: the half as sewn, cm. */
export function gatheredBack({ by, from }: BackFullness, sewn: number): SeamPlan {
  const to = (from === undefined ? TO.middle : TO.blade) * sewn;
  const begins = from === undefined ? [] : [{ a: from, b: from }];
  return seam({
    id: 'waist-back',
    operation: 'gather-bodice-back',
    a: [{ family: 'back', line: 'waist' }],
    b: [{ family: familyOf('back'), line: 'waist', reversed: true }],
    gather: (sewn + by) / sewn,
    notches: [...begins, { a: to + by, b: to }],
  });
}

/** What the skirt is longer than a bodice whose pleat is laid again in the seam: the less, the more of it is gathered, cm. */
export const withPleatLaid = (ease: number, gather: number, fullness: BackFullness | undefined): number =>
  fullness?.laid === 'pleated' ? ease - gather * fullness.by : ease;
