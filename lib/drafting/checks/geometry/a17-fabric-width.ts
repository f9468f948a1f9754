import { unit } from '@/lib/geometry/point';
import type { PieceView } from '@/lib/pattern/piece-view';
import { defineRule } from '../rule';

const FABRIC_WIDTH = 150;

/** Width across the grain of the cloth the piece takes, unfolded, cm. */
function acrossGrain({ piece, cutLine, edges }: PieceView): number {
  const [from, to] = piece.grain;
  const along = unit({ x: to[0] - from[0], y: to[1] - from[1] });
  const width = cutLine.extent(-along.y, along.x);
  const fold = edges.find(({ role }) => role === 'fold');
  if (!piece.cut.onFold || !fold) return width;
  const lies = Math.abs(fold.startDirection.x * along.x + fold.startDirection.y * along.y);
  return lies > 0.5 ? 2 * width : width;
}

/** INVARIANTS A17, on the commonest wide cloth. */
export const A17 = defineRule({
  id: 'A17',
  title: 'Every piece fits on cloth 150 wide',
  limits: { W: { max: FABRIC_WIDTH } },
  read: ({ pieces }) => pieces.map((view) => ({ figure: acrossGrain(view), where: view.id })),
});
