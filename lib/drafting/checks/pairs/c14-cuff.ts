import { mismatch, sidesBy } from '@/lib/pattern/seam-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS C14. Placket laps are edges of their own and not part of this seam. */
export const C14 = defineRule({
  id: 'C14',
  title: 'The cuff fits the end of its sleeve',
  limits: atMost(0.1),
  read: ({ seams }) =>
    seams
      .filter((seam) => sidesBy(seam, 'cuff')?.other.steps.some(({ piece }) => piece.piece.part === 'sleeve'))
      .map((seam) => ({ figure: mismatch(seam), where: seam.id })),
});
