import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { type NotchPair, notchPairs } from '@/lib/pattern/notch-pairs';
import { capAndArmhole, isHalfCap } from '@/lib/pattern/seam-kinds';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const fromOrigin = ({ id }: SeamView, { a, b }: NotchPair): Reading => ({
  figure: Math.abs(a.at - b.at),
  where: `${id}: underarm to ${a.notch.id}`,
});

/** From either end of the seam, the underarm, to the first pair of notches: no ease lies below them. */
function readings(seam: SeamView): Reading[] {
  const sides = capAndArmhole(seam);
  if (!sides) return [];
  const pairs = notchPairs(seam);
  const first = pairs[0];
  const last = pairs[pairs.length - 1];
  if (first && isHalfCap(sides)) return [fromOrigin(seam, first)];
  if (!first || !last || first === last)
    return [{ figure: Number.NaN, where: `${seam.id}: fewer than two notches` }];
  const { a, b, id } = seam;
  return [
    fromOrigin(seam, first),
    {
      figure: Math.abs(a.length - last.a.at - (b.length - last.b.at)),
      where: `${id}: underarm to ${last.a.notch.id}`,
    },
  ];
}

/** INVARIANTS C6. */
export const C6 = defineRule({
  id: 'C6',
  title: 'Below the notches, sleeve and armhole are equal',
  limits: atMost(0.1),
  read: ({ seams }: MeasuredDraft) => seams.flatMap(readings),
});
