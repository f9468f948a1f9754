import { startOf } from '@/lib/geometry/path';
import { type CheckContext, shellPieces } from '../context/context';
import { waistHeight } from '../context/landmarks';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

// METHODS §1: what lies outside is a slip of the tape.
const DEPTH = { min: 14, max: 24 };

function readings(context: CheckContext): Reading[] {
  const { waistToFloor, hipsToFloor } = context.draft.body;
  const depth = Math.min(DEPTH.max, Math.max(DEPTH.min, waistToFloor - hipsToFloor));
  return shellPieces(context, 'front', 'back', 'skirt-front', 'skirt-back').flatMap((view) => {
    const hip = view.levels.get('hip');
    if (!hip) return [];
    const drawn = waistHeight(context) - startOf(hip).y;
    return [{ figure: Math.abs(drawn - depth), where: view.id }];
  });
}

/** INVARIANTS E13. */
export const E13 = defineRule({
  id: 'E13',
  title: 'The hip line lies as deep as measured',
  limits: atMost(0.3),
  read: readings,
});
