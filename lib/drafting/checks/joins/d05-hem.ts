import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { Joint } from '@/lib/pattern/seam-view';
import { jointsWhere, onHem } from '../context/joint-kinds';
import { atMost, defineRule } from '../rule';

const isSleeve = (pieceId: string, { piece }: MeasuredDraft): boolean =>
  piece(pieceId)?.piece.part === 'sleeve';

/** What faces an edge is turned in along it: its hem then lies on the other, and slants as that does. */
function breakAt({ a, b, seam, break: onward }: Joint): number {
  const isTurnedIn = (a.piece.piece.part === 'facing') !== (b.piece.piece.part === 'facing');
  return isTurnedIn && seam.seam.operation === 'attach-front-facing' ? Math.abs(a.angle - b.angle) : onward;
}

/** INVARIANTS D5: seams at 90° to the hem, or pairs that sum to 180°, come to the same: no break. Sleeves are D7's. */
export const D5 = defineRule({
  id: 'D5',
  title: 'The hem runs smoothly across every seam',
  limits: atMost(5, 2),
  read: (context) =>
    jointsWhere(context, onHem)
      .filter(({ a }) => !isSleeve(a.beyond.pieceId, context))
      .map((joint) => ({ figure: breakAt(joint), where: joint.where })),
});
