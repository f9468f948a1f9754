import type { CheckContext } from '../context/context';
import { declaredSurplus, mismatch, sidesBy } from '../context/seam-kinds';
import type { Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

const STRETCH = between(-0.4, 0);

function readings({ seams }: CheckContext): Reading[] {
  return seams.flatMap((seam) => {
    const sides = sidesBy(seam, 'collar');
    if (sides?.other.line !== 'neckline') return [];
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
