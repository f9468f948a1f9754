import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { declaredSurplus, mismatch, sidesBy } from '@/lib/pattern/seam-kinds';
import type { Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

// Where a collar laps, it goes on over the cloth beyond the centre.
const NECK = new Set(['neckline', 'neckline-extension']);
const STRETCH = between(-0.4, 0);

function readings({ seams }: MeasuredDraft): Reading[] {
  return seams.flatMap((seam) => {
    const sides = sidesBy(seam, 'collar');
    if (!sides?.other.steps.every(({ edge }) => NECK.has(edge.line))) return [];
    const length = { figure: mismatch(seam), where: seam.id };
    if (seam.seam.gather !== 1) return [length];
    return [
      length,
      { figure: declaredSurplus(seam, sides.own), where: `${seam.id}: stretch`, limits: STRETCH },
    ];
  });
}

/** INVARIANTS C9. A gathered collar is a ruffle and has no stretch. */
export const C9 = defineRule({
  id: 'C9',
  title: 'The collar fits its neckline',
  limits: atMost(0.1),
  read: readings,
});
