import type { PieceView } from '@/lib/pattern/piece-view';
import { centreCorners } from '../context/joint-kinds';
import { pointsAtCentre } from '../context/style';
import { defineRule } from '../rule';

/** Angle in degrees at which the outer edge is to meet the centre: a band mitred at a point runs on even in height. */
function wanted({ edges, corners }: PieceView): number {
  const neck = corners[edges.findIndex(({ line }) => line === 'neck')] ?? 90;
  return 180 - neck;
}

/** INVARIANTS D9. */
export const D9 = defineRule({
  id: 'D9',
  title: 'Collars cross the centre back square, or mitred at a point',
  limits: { W: { max: 1 } },
  read: (context) =>
    centreCorners(context)
      .filter(({ view, corner }) => view.piece.part === 'collar' && corner.edge.line === 'outer')
      .map(({ view, corner: { edge, angle } }) => ({
        figure: Math.abs(angle - (pointsAtCentre(context.draft) ? wanted(view) : 90)),
        where: edge.name,
      })),
});
