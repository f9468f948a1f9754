import { atLeast, defineRule } from '../rule';

/** INVARIANTS A4. A signed area tells both: a clockwise outline has a negative one. */
export const A4 = defineRule({
  id: 'A4',
  title: 'Outlines turn one way and hold an area',
  limits: atLeast(4),
  read: ({ pieces }) =>
    pieces.flatMap(({ id, area, cutLine }) => [
      { figure: area, where: `${id} stitching line` },
      { figure: cutLine.area(), where: `${id} cut line` },
    ]),
});
