import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { capAndArmhole, declaredSurplus, mismatch } from '@/lib/pattern/seam-kinds';
import type { Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

// METHODS §5.1: from knit to loose woollen.
const EASE = between(0, 4);

function readings({ seams }: MeasuredDraft): Reading[] {
  return seams.flatMap((seam) => {
    const sides = capAndArmhole(seam);
    if (!sides) return [];
    const length = { figure: mismatch(seam), where: seam.id };
    if (seam.seam.gather !== 1) return [length];
    const ease = declaredSurplus(seam, sides.cap);
    return [length, { figure: ease, where: `${seam.id}: ease`, limits: EASE }];
  });
}

/** INVARIANTS C5. A gathered cap holds no ease but its gathers. */
export const C5 = defineRule({
  id: 'C5',
  title: 'The cap is the armhole and its ease',
  limits: atMost(0.1),
  read: readings,
});
