import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { wornGarment } from './worn';

it('keeps what lies on a bare back under its edge', () => {
  const choices = completeChoices('top', { sleeve: 'halter', opening: 'back-buttons' }, {});
  const draft = drawDraft(choices, STANDARD_SIZES['44']);
  const { near } = wornGarment(draft, 'back');
  const [back] = near.panels;
  const { bareBackLevel = 0 } = draft.construction;
  if (!back) throw new Error('The garment has a back');
  expect(near.place(back, { x: 0, y: bareBackLevel - 1 }).y).toBeLessThan(bareBackLevel);
});
