import { isOffShoulder } from '@/lib/drafting/off-shoulder/off-shoulder';
import { type MeasuredDraft, shellPieces } from '@/lib/pattern/measured-draft';
import { lengthOnRight } from '@/lib/pattern/on-right';
import type { Reading } from '../result';
import { defineRule } from '../rule';

const CLEARANCE = { W: { min: 2 } };

/** Length of one armhole, front and back, cm. */
export function armholeLength(context: MeasuredDraft): number {
  return shellPieces(context, 'front', 'back').reduce((sum, view) => sum + lengthOnRight(view, 'armhole'), 0);
}

function readings(context: MeasuredDraft): Reading[] {
  const armhole = armholeLength(context);
  const { body, choices } = context.draft;
  if (armhole === 0 || choices.options.sleeve !== 'set-in' || isOffShoulder(choices)) return [];
  const { bustCircumference, bicepsCircumference, stature } = body;
  // METHODS §1: body scye girth over the acromion.
  const scye = -0.6 + 0.164 * bustCircumference + 0.399 * bicepsCircumference + 0.072 * stature;
  const clears = { figure: armhole - scye, where: 'armhole over the body', limits: CLEARANCE };
  if (choices.options.fit !== 'semi-fitted') return [clears];
  return [clears, { figure: armhole / bustCircumference, where: 'armhole to bust' }];
}

/** INVARIANTS E14. */
export const E14 = defineRule({
  id: 'E14',
  title: 'The armhole is in proportion to the body',
  limits: { W: { min: 0.39, max: 0.56 } },
  read: readings,
});
