import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { declaredSurplus, hasPart, mismatch, sidesBy } from '@/lib/pattern/seam-kinds';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const EASE = { W: { min: 0, max: 1 } };

function readings({ seams }: MeasuredDraft): Reading[] {
  return seams.flatMap((seam) => {
    const sides = sidesBy(seam, 'lining');
    if (!sides || !hasPart(sides.other, 'facing')) return [];
    return [
      { figure: mismatch(seam), where: seam.id },
      { figure: declaredSurplus(seam, sides.own), where: `${seam.id}: ease`, limits: EASE },
    ];
  });
}

/** INVARIANTS C12. */
export const C12 = defineRule({
  id: 'C12',
  title: 'The lining fits the facings with a little ease',
  limits: { W: { max: 0.15 } },
  read: readings,
});
