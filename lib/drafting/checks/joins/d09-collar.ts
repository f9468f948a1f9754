import { centreCorners } from '../context/joint-kinds';
import { defineRule } from '../rule';

/** INVARIANTS D9. */
export const D9 = defineRule({
  id: 'D9',
  title: 'Collars cross the centre back square',
  limits: { W: { max: 1 } },
  read: (context) =>
    centreCorners(context)
      .filter(({ view, corner }) => view.piece.part === 'collar' && corner.edge.line === 'outer')
      .map(({ corner: { edge, angle } }) => ({ figure: Math.abs(angle - 90), where: edge.name })),
});
