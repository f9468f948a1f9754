import { atMost, defineRule } from '../rule';

/** INVARIANTS C15, as a share of the declared ratio. */
export const C15 = defineRule({
  id: 'C15',
  title: 'Gathered edges hold the declared ratio',
  limits: atMost(0.02),
  read: ({ seams }) =>
    seams
      .filter(({ seam }) => seam.gather !== 1)
      .map(({ seam, a, b, id }) => ({
        figure: Math.abs((a.length - seam.ease) / b.length / seam.gather - 1),
        where: id,
      })),
});
