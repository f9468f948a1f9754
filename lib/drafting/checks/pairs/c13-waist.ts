import { mismatch, seamsJoining } from '@/lib/pattern/seam-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS C13: bodice to skirt, and either to a waistband. Darts are no part of the edges they open in. */
export const C13 = defineRule({
  id: 'C13',
  title: 'Bodice, skirt and waistband agree at the waist',
  limits: atMost(0.1),
  read: (context) =>
    seamsJoining(context, 'waist', 'waist').map((seam) => ({ figure: mismatch(seam), where: seam.id })),
});
