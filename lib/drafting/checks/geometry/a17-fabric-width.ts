import { unit } from '@/lib/geometry/point';
import type { PieceView } from '@/lib/pattern/piece-view';
import { unfoldedOutline } from '@/lib/pattern/unfold';
import { defineRule } from '../rule';

const FABRIC_WIDTH = 150;

/** Width across the grain of the cloth the piece takes, unfolded, cm. */
function acrossGrain({ piece }: PieceView): number {
  const [from, to] = piece.grain;
  const along = unit({ x: to[0] - from[0], y: to[1] - from[1] });
  const across = unfoldedOutline(piece).map(([x, y]) => x * -along.y + y * along.x);
  return Math.max(...across) - Math.min(...across);
}

/** INVARIANTS A17, on the commonest wide cloth. */
export const A17 = defineRule({
  id: 'A17',
  title: 'Every piece fits on cloth 150 wide',
  limits: { W: { max: FABRIC_WIDTH } },
  read: ({ pieces }) => pieces.map((view) => ({ figure: acrossGrain(view), where: view.id })),
});
