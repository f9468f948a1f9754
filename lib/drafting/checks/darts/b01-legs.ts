import { atMost, defineRule } from '../rule';

/** INVARIANTS B1: as drawn, after the tip has moved off the bust point. */
export const B1 = defineRule({
  id: 'B1',
  title: 'Dart legs are equal',
  limits: atMost(0.02),
  read: ({ pieces }) =>
    pieces.flatMap(({ darts }) =>
      darts.map(({ first, second, name }) => ({
        figure: Math.abs(first.length - second.length),
        where: name,
      })),
    ),
});
