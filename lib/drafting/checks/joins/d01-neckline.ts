import { jointsWhere, onLine } from '../context/joint-kinds';
import { atMost, defineRule } from '../rule';

/** The shoulder, and what goes on from it up to a grown-on collar. */
const SEAMS = new Set(['shoulder', 'neck-rise']);

/** INVARIANTS D1. */
export const D1 = defineRule({
  id: 'D1',
  title: 'The neckline runs smoothly over the shoulder',
  limits: atMost(8, 4),
  read: (context) =>
    jointsWhere(context, onLine('neckline'), (line) => SEAMS.has(line)).map((joint) => ({
      figure: joint.break,
      where: joint.where,
    })),
});
