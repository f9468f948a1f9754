import { mismatch, sidesBy } from '@/lib/pattern/seam-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS C16: a flounce is cut round and sewn on flat; a gathered ruffle is held by C15. */
export const C16 = defineRule({
  id: 'C16',
  title: 'Flounces are as long inside as the edge they hang from',
  limits: atMost(0.2),
  read: ({ seams }) =>
    seams
      .filter((seam) => sidesBy(seam, 'ruffle') && seam.seam.gather === 1)
      .map((seam) => ({ figure: mismatch(seam), where: seam.id })),
});
