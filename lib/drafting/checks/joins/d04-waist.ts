import type { Side } from '@/lib/pattern/seam-view';
import { jointsWhere, onLine } from '../context/joint-kinds';
import { closureBreak } from '../darts/b04-closure';
import { atMost, defineRule } from '../rule';

/** A waist seam runs along the waistline, it does not cross it. */
const crosses = (line: Side['line']): boolean => line !== 'waist';

/** INVARIANTS D4. */
export const D4 = defineRule({
  id: 'D4',
  title: 'The waistline runs smoothly across seams and darts',
  limits: atMost(6, 3),
  read: (context) => [
    ...jointsWhere(context, onLine('waist'), crosses).map((joint) => ({
      figure: joint.break,
      where: joint.where,
    })),
    ...context.pieces.flatMap(({ darts }) =>
      darts
        .filter(({ before }) => before.line === 'waist')
        .map((dart) => ({ figure: closureBreak(dart), where: dart.name })),
    ),
  ],
});
