import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { closuresOf } from '@/lib/pattern/worn/closures';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** Whether a piece is cut twice, once mirrored, or once for the other side as well. */
function hasOtherHalf({ piece: { part, material, cut } }: PieceView, { pieces }: MeasuredDraft): boolean {
  if (!cut.side) return cut.mirrored && cut.count % 2 === 0;
  return pieces.some(
    ({ piece: other }) =>
      other.part === part && other.material === material && other.cut.side && other.cut.side !== cut.side,
  );
}

/** INVARIANTS C20. */
export const C20 = defineRule({
  id: 'C20',
  title: 'What a zip closes at a centre has its like opposite',
  limits: atMost(0),
  read: (context) =>
    closuresOf(context).flatMap(({ id, a }) =>
      a.steps.map(
        ({ piece }): Reading => ({
          figure: hasOtherHalf(piece, context) ? 0 : 1,
          where: `${id}: ${piece.id} has no other half`,
        }),
      ),
    ),
});
