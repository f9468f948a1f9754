import { distance } from '@/lib/geometry/point';
import { edgeBefore } from '@/lib/pattern/piece-view';
import { atMost, defineRule } from '../rule';

/** INVARIANTS A1. The cut line is closed by its format; a repeated first vertex would be a side of no length (A2). */
export const A1 = defineRule({
  id: 'A1',
  title: 'Outlines are closed',
  limits: atMost(1e-6),
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      view.edges.map((edge) => ({
        figure: distance(edgeBefore(view, edge.index).end, edge.start),
        where: edge.name,
      })),
    ),
});
