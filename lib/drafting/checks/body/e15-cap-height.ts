import { startOf } from '@/lib/geometry/path';
import { landmark } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { Limits, Reading } from '../result';
import { defineRule } from '../rule';
import { armholeLength } from './e14-armhole';

const BLOUSE: Limits = { W: { min: 0.24, max: 0.36 } };
const JACKET: Limits = { W: { min: 0.27, max: 0.38 } };
const SHIRT: Limits = { W: { min: 0.18, max: 0.28 } };

/** Slashed and spread, a cap is no longer as high as it was solved; a raglan has none. */
const WITHOUT_CAP = new Set(['puff', 'bishop', 'bell', 'flutter', 'raglan']);

function limitsOf({ draft }: MeasuredDraft): Limits {
  if (draft.choices.options.sleeve === 'dropped') return SHIRT;
  return draft.choices.garment === 'jacket' ? JACKET : BLOUSE;
}

function readings(context: MeasuredDraft): Reading[] {
  const armhole = armholeLength(context);
  if (WITHOUT_CAP.has(context.draft.choices.options.sleeve ?? '')) return [];
  return shellPieces(context, 'sleeve').flatMap((view) => {
    const crown = landmark(view, 'crown');
    const biceps = view.levels.get('biceps');
    if (!crown || !biceps || armhole === 0) return [];
    return [{ figure: (crown.y - startOf(biceps).y) / armhole, where: view.id, limits: limitsOf(context) }];
  });
}

/** INVARIANTS E15. */
export const E15 = defineRule({
  id: 'E15',
  title: 'The cap is in proportion to the armhole',
  limits: BLOUSE,
  read: readings,
});
