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

/** Seams of a piece to another that hangs from it: skirts, and linings from facings. */
const HANGING: ReadonlySet<string | undefined> = new Set(['waist', 'facing-inner']);

/** Right sides together the left of one piece lies on the right of the other, but where one hangs from it. */
function facedReading({ seam, a, b }: SeamView): Reading[] {
  const [own, other] = [beginning(a), beginning(b)];
  if (HANGING.has(a.line) || !own?.view.piece.cut.rightSideUp || !other?.view.piece.cut.rightSideUp)
    return [];
  if (own.view === other.view || Math.min(Math.abs(own.x), Math.abs(other.x)) < BESIDE) return [];
  return [{ figure: own.x > 0 === other.x > 0 ? 1 : 0, where: `${seam.id}: right sides together` }];
}

/** INVARIANTS A19. */
export const A19 = defineRule({
  id: 'A19',
  title: 'A piece whose left and right differ is cut once and meets the mirror image of its seam',
  limits: atMost(0),
  read: ({ pieces, seams }: MeasuredDraft) => [...pieces.flatMap(cutReading), ...seams.flatMap(facedReading)],
});
