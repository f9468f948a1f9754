import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { isOffShoulder } from '@/lib/drafting/off-shoulder/off-shoulder';
import { startOf } from '@/lib/geometry/path';
import { landmark } from '@/lib/pattern/landmarks';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import type { Limits, Reading } from '../result';
import { defineRule } from '../rule';
import { armholeLength } from './e14-armhole';

const BLOUSE: Limits = { W: { min: 0.24, max: 0.36 } };
const JACKET: Limits = { W: { min: 0.27, max: 0.38 } };
const SHIRT: Limits = { W: { min: 0.18, max: 0.28 } };

/** Of caps as high as they were solved; once spread they no longer are, and what is drawn from the armhole has none. */
function limitsOf({ draft: { choices } }: MeasuredDraft): Limits | undefined {
  const cap = traitsOf(SLEEVE, choices.options)?.cap;
  // Of what is cut away below the crown only a part is left to measure it by.
  if (isOffShoulder(choices)) return undefined;
  if (cap === 'low') return SHIRT;
  if (cap !== 'solved') return undefined;
  return choices.garment === 'jacket' ? JACKET : BLOUSE;
}

function readings(context: MeasuredDraft): Reading[] {
  const armhole = armholeLength(context);
  const limits = limitsOf(context);
  if (!limits) return [];
  return shellPieces(context, 'sleeve').flatMap((view) => {
    const crown = landmark(view, 'crown');
    const biceps = view.levels.get('biceps');
    if (!crown || !biceps || armhole === 0) return [];
    return [{ figure: (crown.y - startOf(biceps).y) / armhole, where: view.id, limits }];
  });
}

/** INVARIANTS E15. */
export const E15 = defineRule({
  id: 'E15',
  title: 'The cap is in proportion to the armhole',
  limits: BLOUSE,
  read: readings,
});
