import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { jointsWhere, onLine } from '../context/joint-kinds';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const EACH = { W: { max: 5 } };

function readings(context: MeasuredDraft): Reading[] {
  return jointsWhere(context, onLine('armhole'), (line) => line === 'shoulder').flatMap((joint) => [
    { figure: joint.break, where: joint.where },
    ...[joint.a, joint.b].map(({ angle, beyond }) => ({
      figure: Math.abs(angle - 90),
      where: `${beyond.name}: angle to the shoulder`,
      limits: EACH,
    })),
  ]);
}

/** INVARIANTS D2. */
export const D2 = defineRule({
  id: 'D2',
  title: 'The armhole runs smoothly over the shoulder',
  limits: atMost(8, 4),
  read: readings,
});
