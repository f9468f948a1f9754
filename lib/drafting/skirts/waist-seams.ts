import type { BackFullness, GarmentPlan } from '../kernel/plan';
import { type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import { gatheredBack, pleatEnds, withPleatLaid } from './full-back';
import { gatheredFront } from './gathered-front';
import { type DrawnSkirt, type Face, familyOf } from './skirt';
import { waistLengths } from './waist-edge';

/** Front and back are sewn to the bodice flat, before the sides: one seam each, from the centre. */
function waistSeam(
  face: Face,
  { gather, pleated, notches }: DrawnSkirt,
  fullness?: BackFullness,
  ends: readonly NotchAt[] = [],
): SeamPlan {
  const ease = withPleatLaid(pleated[face], gather, fullness);
  return seam({
    id: `waist-${face}`,
    operation: gather === 1 ? 'join-skirt' : 'gather-skirt',
    a: [{ family: familyOf(face), line: 'waist', reversed: true }],
    b: [{ family: face, line: 'waist' }],
    gather,
    ease,
    notches: [...(notches?.[face] ?? []), ...ends],
  });
}

/** Each half's own, and where what hangs down the bodice is gathered on to the skirt, that. */
export function waistSeams(
  skirt: DrawnSkirt,
  { panels, frontGathers, backFullness }: GarmentPlan,
): SeamPlan[] {
  const { back } = waistLengths(panels, { backFullness });
  return [
    frontGathers ? gatheredFront(frontGathers) : waistSeam('front', skirt),
    backFullness?.laid === 'gathered'
      ? gatheredBack(backFullness, back)
      : waistSeam('back', skirt, backFullness, pleatEnds(panels, backFullness)),
  ];
}
