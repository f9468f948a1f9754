import { crossings } from '../context/crossings';
import { atMost, defineRule } from '../rule';

/** INVARIANTS A3. */
export const A3 = defineRule({
  id: 'A3',
  title: 'No outline crosses itself',
  limits: atMost(0),
  read: ({ pieces }) =>
    pieces.flatMap(({ id, seamLine, cutLine }) => [
      { figure: crossings(seamLine), where: `${id} stitching line` },
      { figure: crossings(cutLine), where: `${id} cut line` },
    ]),
});
