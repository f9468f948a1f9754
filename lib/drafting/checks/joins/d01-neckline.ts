import { jointsWhere, onLine } from '../context/joint-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS D1. */
export const D1 = defineRule({
  id: 'D1',
  title: 'The neckline runs smoothly over the shoulder',
  limits: atMost(8, 4),
  read: (context) =>
    jointsWhere(context, onLine('neckline'), (line) => line === 'shoulder').map((joint) => ({
      figure: joint.break,
      where: joint.where,
    })),
});
