import type { CheckContext } from '../context/context';
import { declaredSurplus, hasPart, mismatch, sidesBy } from '../context/seam-kinds';
import type { Reading } from '../result';
import { atMost, between, defineRule } from '../rule';

const FAVOURING = between(-0.3, 0);

function readings({ seams }: CheckContext): Reading[] {
  return seams.flatMap((seam) => {
    const sides = sidesBy(seam, 'facing');
    // What a facing gives to a collar is the collar's stretch or gathering, and held by C9.
    if (!sides || hasPart(sides.other, 'lining', 'collar')) return [];
    return [
      { figure: mismatch(seam), where: seam.id },
      { figure: declaredSurplus(seam, sides.own), where: `${seam.id}: favouring`, limits: FAVOURING },
    ];
  });
}

/** INVARIANTS C11. */
export const C11 = defineRule({
  id: 'C11',
  title: 'Facings follow the edge they finish',
  limits: atMost(0.1),
  read: readings,
});
