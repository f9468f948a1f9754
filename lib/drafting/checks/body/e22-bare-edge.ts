import { liesAcross } from '@/lib/pattern/halves';
import { landmark } from '@/lib/pattern/landmarks';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { isOneSided } from '../../one-shoulder/one-sided';
import type { Reading } from '../result';
import { defineRule } from '../rule';

/** How near to the upright over the bust point its edge is looked at, cm. */
const ABOUT = 4;

/** Height of the upper edge over the bust point of the side whose shoulder is bare: her left, at x above 0. */
function edgeReading(view: PieceView): Reading[] {
  const { part, material } = view.piece;
  const bust = landmark(view, 'bustPoint');
  if (part !== 'front' || material !== 'shell' || !liesAcross(view.piece) || !bust) return [];
  const over = view.edges
    .filter(({ line }) => line === 'neckline')
    .flatMap(({ points }) => points.filter(({ x }) => Math.abs(x - Math.abs(bust.x)) < ABOUT));
  const lowest = Math.min(...over.map(({ y }) => y));
  return [{ figure: lowest - bust.y, where: `${view.id}: upper edge over the bust` }];
}

/** INVARIANTS E22. */
export const E22 = defineRule({
  id: 'E22',
  title: 'The edge of a bare side covers the bust',
  limits: { E: { min: 3 }, W: { min: 5 } },
  read: ({ pieces, draft }: MeasuredDraft) => (isOneSided(draft.choices) ? pieces.flatMap(edgeReading) : []),
});
