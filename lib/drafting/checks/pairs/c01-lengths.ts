import { mismatch } from '@/lib/pattern/seam-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS C1. */
export const C1 = defineRule({
  id: 'C1',
  title: 'Edges sewn together are equally long',
  limits: atMost(0.1, 0.05),
  read: ({ seams }) => seams.map((seam) => ({ figure: mismatch(seam), where: seam.id })),
});
