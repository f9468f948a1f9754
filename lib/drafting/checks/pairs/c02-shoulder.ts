import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { declaredSurplus, frontAndBack, mismatch, seamsJoining } from '@/lib/pattern/seam-kinds';
import type { Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

// Lengths that are the same differ by a rounding.
const EASE = between(-1e-9, 1.3);

function readings(context: MeasuredDraft): Reading[] {
  return seamsJoining(context, 'shoulder', 'shoulder').flatMap((seam) => {
    const sides = frontAndBack(seam);
    if (!sides) return [];
    return [
      { figure: mismatch(seam), where: seam.id },
      { figure: declaredSurplus(seam, sides.back), where: `${seam.id}: ease`, limits: EASE },
    ];
  });
}

/** INVARIANTS C2. */
export const C2 = defineRule({
  id: 'C2',
  title: 'The back shoulder is the front shoulder and its ease',
  limits: atMost(0.05),
  read: readings,
});
