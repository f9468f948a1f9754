import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

it.each<[number, RawOptions]>([
  [12, { collar: 'funnel', opening: 'side-zip' }],
  [12, { collar: 'funnel', opening: 'wrap' }],
  [18, { opening: 'front-buttons' }],
])('a facing %i low in the back stays whole beside a shaped centre seam, with %j', (depth, options) => {
  const choices = completeChoices(
    'dress',
    { 'neckline-back': 'v', ...options },
    { 'neckline-back-depth': depth },
  );
  const draft = drawDraft(choices, STANDARD_SIZES['34']);
  expect(breaches(check(draft))).toEqual([]);
  const facing = measureDraft(draft).piece('neck-facing-back');
  const fold = facing?.edges.find(({ role }) => role === 'fold');
  expect(fold?.start.x).toBeCloseTo(fold?.end.x ?? 1, 9);
  expect(measureDraft(draft).piece('back')?.piece.cut.onFold).toBe(false);
});
