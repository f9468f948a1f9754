import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type BodyRow, surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

describe('a short front that buttons under a fly', () => {
  const options = { length: 'bolero', opening: 'hidden-buttons', hem: '5-cm' };

  it('is lowered until a button closes it over the bust, and says so', () => {
    const [{ body }] = surveyBodies() as [BodyRow];
    const draft = drawDraft(completeChoices('jacket', options, {}), body);
    expect(draft.notices.map(({ code }) => code)).toContain('length-for-button');
    expect(breaches(check(draft))).toEqual([]);
  });

  it('keeps the length asked where there is room', () => {
    const draft = drawDraft(completeChoices('jacket', { ...options, length: 'hip' }, {}), STANDARD_SIZES[38]);
    expect(draft.notices.map(({ code }) => code)).not.toContain('length-for-button');
  });
});

describe('a front with one button above its waist seam', () => {
  it('sets those of the skirt at the distance of the first two', () => {
    const options = {
      'waist-seam': 'empire',
      opening: 'hidden-buttons',
      fit: 'very-fitted',
      'neckline-front': 'v',
    };
    const choices = completeChoices('dress', options, { 'neckline-front-depth': 16 });
    const women = surveyBodies().filter(({ row }) => [15, 40, 70].includes(row));
    for (const { body } of women) {
      const draft = drawDraft(choices, body);
      expect(breaches(check(draft)).map(({ id }) => id)).toEqual([]);
    }
  });
});
