import { landmarkOn } from '@/lib/pattern/landmarks';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { restOf, rowsOf } from '../context/buttons';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

// INVARIANTS F8: a front this loose does not gape.
const LOOSE = 14;
// A fly under the front has the holes of a hidden row, drawn in the heights of the garment.
const CLOSES_FRONT = new Set(['front', 'band']);

function readings(context: MeasuredDraft): Reading[] {
  const bust = landmarkOn(context, 'front', 'bustPoint');
  const rows = rowsOf(context, 'buttonhole').filter(({ view }) => CLOSES_FRONT.has(view.piece.part));
  if (!bust || rows.length === 0 || (context.draft.ease.bust ?? 0) >= LOOSE) return [];
  const away = rows.flatMap(({ marks }) => marks.map((mark) => Math.abs(restOf(mark).y - bust.at.y)));
  return [{ figure: Math.min(...away), where: 'button nearest to the bust level' }];
}

/** INVARIANTS F8. */
export const F8 = defineRule({
  id: 'F8',
  title: 'A button closes the front over the bust',
  limits: atMost(1),
  read: readings,
});
