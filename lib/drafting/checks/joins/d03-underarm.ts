import { jointsWhere, onLine } from '../context/joint-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS D3. */
export const D3 = defineRule({
  id: 'D3',
  title: 'The armhole runs smoothly under the arm',
  limits: atMost(8, 3),
  read: (context) =>
    jointsWhere(context, onLine('armhole'), (line) => line === 'side').map((joint) => ({
      figure: joint.break,
      where: joint.where,
    })),
});
