import { flatten } from '@/lib/geometry/flatten';
import type { PieceView } from '@/lib/pattern/piece-view';
import { pleatsOf } from '@/lib/pattern/pleats';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

/** How far the folds of pleats, and the lines they are laid on, leave their piece, cm. */
function strays(view: PieceView): Reading[] {
  return pleatsOf(view.piece).flatMap(({ fold, onto }, i) =>
    [...flatten(fold), ...flatten(onto)].map(({ x, y }) => ({
      figure: view.seamLine.contains(x, y) ? 0 : view.seamLine.distance(x, y),
      where: `${view.id}: pleat ${i + 1}`,
    })),
  );
}

/** INVARIANTS A18. */
export const A18 = defineRule({
  id: 'A18',
  title: 'Pleats lie in their piece',
  limits: atMost(0.01),
  read: ({ pieces }) => pieces.flatMap(strays),
});
