import type { Side } from '@/lib/pattern/seam-view';
import { jointsWhere, onHem, onLine } from '../context/joint-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS D7. */
export const D7 = defineRule({
  id: 'D7',
  title: 'Cap and sleeve hem run smoothly across the underarm seam',
  limits: atMost(6, 3),
  read: (context) => {
    const across = (line: Side['line']) => line === 'underarm';
    return [...jointsWhere(context, onLine('cap'), across), ...jointsWhere(context, onHem, across)].map(
      (joint) => ({
        figure: joint.break,
        where: joint.where,
      }),
    );
  },
});
