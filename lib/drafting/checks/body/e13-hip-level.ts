import { intersectVertical } from '@/lib/geometry/intersect';
import { startOf } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { liesAcross } from '@/lib/pattern/halves';
import { waistHeight } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

// METHODS §1: a block may hold the depth within these.
const CLAMP = { min: 14, max: 24 };

/** Where a level crosses the centre: there it begins, but on a piece with the centre in it. */
function centreOf({ piece }: PieceView, level: Path): Point {
  const [hit] = liesAcross(piece) ? intersectVertical(level, 0) : [];
  return hit?.point ?? startOf(level);
}

function readings(context: MeasuredDraft): Reading[] {
  const { waistToFloor, hipsToFloor } = context.draft.body;
  const measured = waistToFloor - hipsToFloor;
  const held = Math.min(CLAMP.max, Math.max(CLAMP.min, measured));
  return shellPieces(context, 'front', 'back', 'skirt-front', 'skirt-back').flatMap((view) => {
    const hip = view.levels.get('hip');
    if (!hip) return [];
    const drawn = waistHeight(context) - centreOf(view, hip).y;
    return [{ figure: Math.min(Math.abs(drawn - measured), Math.abs(drawn - held)), where: view.id }];
  });
}

/** INVARIANTS E13. */
export const E13 = defineRule({
  id: 'E13',
  title: 'The hip line lies as deep as measured',
  limits: atMost(0.3),
  read: readings,
});
