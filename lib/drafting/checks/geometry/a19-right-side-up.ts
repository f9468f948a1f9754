import { isMirroredRight } from '@/lib/pattern/halves';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { SeamView, Side } from '@/lib/pattern/seam-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** Nearer to its centre a seam begins on neither side of a piece, cm. */
const BESIDE = 1;

/** One whose left and right differ is cut once: a fold or a twin would give it two like sides. */
function cutReading({ id, piece: { cut } }: PieceView): Reading[] {
  if (!cut.rightSideUp) return [];
  const isOnce = cut.count === 1 && !cut.onFold && !cut.mirrored;
  return [{ figure: isOnce ? 0 : 1, where: `${id}: cut once` }];
}

/** Where a walk begins, on the piece it begins on. */
function beginning({ steps: [first] }: Side): { readonly view: PieceView; readonly x: number } | undefined {
  return first && { view: first.piece, x: (first.reversed ? first.edge.end : first.edge.start).x };
}

/** Right sides together the left of a front lies on the right of a back, the left of a front on its left, but across the waist, where one hangs below. */
function facedReading({ seam, a: from, b: to }: SeamView): Reading[] {
  const [own, other] = [beginning(from), beginning(to)];
  if (from.line === 'waist' || !own?.view.piece.cut.rightSideUp || !other?.view.piece.cut.rightSideUp)
    return [];
  if (own.view === other.view || Math.min(Math.abs(own.x), Math.abs(other.x)) < BESIDE) return [];
  const [a, b] = [own.view.piece, other.view.piece];
  // In the middle the right of a front or a back is sewn to its left.
  const opposed = a.cut.side !== undefined && b.cut.side !== undefined && a.cut.side !== b.cut.side;
  const turns = (isMirroredRight(a) !== isMirroredRight(b)) !== opposed;
  return [
    { figure: (own.x > 0 !== other.x > 0) === turns ? 0 : 1, where: `${seam.id}: right sides together` },
  ];
}

/** INVARIANTS A19. */
export const A19 = defineRule({
  id: 'A19',
  title: 'A piece whose left and right differ is cut once and meets the mirror image of its seam',
  limits: atMost(0),
  read: ({ pieces, seams }: MeasuredDraft) => [...pieces.flatMap(cutReading), ...seams.flatMap(facedReading)],
});
