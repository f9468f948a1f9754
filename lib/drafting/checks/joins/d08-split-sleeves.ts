import { jointsWhere, onLine } from '../context/joint-kinds';
import { atMost, defineRule } from '../rule';

/** INVARIANTS D8: the cap of a two-piece sleeve across both its seams, the neckline across raglan seams, or those of a sleeve that ends below the shoulder. */
export const D8 = defineRule({
  id: 'D8',
  title: 'Caps and necklines run smoothly across sleeve seams',
  limits: atMost(8, 3),
  read: (context) =>
    [
      ...jointsWhere(context, onLine('cap'), (line) => line === 'fore' || line === 'hind'),
      ...jointsWhere(context, onLine('neckline'), (line) => line === 'raglan' || line === 'cap'),
    ].map((joint) => ({ figure: joint.break, where: joint.where })),
});
