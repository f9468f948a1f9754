import { closuresOf } from '@/lib/pattern/worn/closures';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** INVARIANTS C20. */
export const C20 = defineRule({
  id: 'C20',
  title: 'What a zip closes at a centre has its like opposite',
  limits: atMost(0),
  read: (context) =>
    closuresOf(context).flatMap(({ id, a }) =>
      a.steps.map(({ piece: { piece } }): Reading => {
        const { count, mirrored } = piece.cut;
        return { figure: mirrored && count % 2 === 0 ? 0 : 1, where: `${id}: ${piece.id} has no other half` };
      }),
    ),
});
