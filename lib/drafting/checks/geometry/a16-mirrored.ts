import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isLapped } from '../context/style';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** A piece drawn once is its own mirror image when it is cut as a pair: an even number, not on a fold. */
function pairReading({ id, piece }: PieceView): Reading {
  const { count, onFold, mirrored } = piece.cut;
  const sound = Number.isInteger(count) && count > 0 && !(mirrored && (onFold || count % 2 === 1));
  return { figure: sound ? 0 : 1, where: `${id}: cut ${count}${mirrored ? ' mirrored' : ''}` };
}

/** Farthest that the mirror image of one outline lies from the other, both moved to start at their left edge. */
function mirrorGap(left: PieceView, right: PieceView): number {
  const { seamLine: a } = left;
  const { seamLine: b } = right;
  const shiftX = Math.max(...a.xs) + Math.min(...b.xs);
  const shiftY = Math.min(...b.ys) - Math.min(...a.ys);
  let gap = Math.abs(a.area() - b.area()) < 1e-3 ? 0 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < a.count; i++) gap = Math.max(gap, b.distance(shiftX - a.x(i), a.y(i) + shiftY));
  return gap;
}

function drawnTwice(context: MeasuredDraft): Reading[] {
  if (isLapped(context.draft.choices.options)) return [];
  return context.pieces
    .filter(({ id }) => id.endsWith('-left'))
    .flatMap((left) => {
      const right = context.piece(left.id.replace(/-left$/, '-right'));
      return right ? [{ figure: mirrorGap(left, right), where: `${left.id} + ${right.id}` }] : [];
    });
}

/** INVARIANTS A16. */
export const A16 = defineRule({
  id: 'A16',
  title: 'A mirrored pair coincides after reflection',
  limits: atMost(1e-6),
  read: (context) => [...context.pieces.map(pairReading), ...drawnTwice(context)],
});
