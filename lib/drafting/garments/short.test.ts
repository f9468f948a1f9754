import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { type BodyRow, surveyBodies } from '@/lib/testing/bodies';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const size38 = STANDARD_SIZES['38'];
const shortBelow = { ...size38, hipsToFloor: size38.waistToFloor - 14 };

describe('a peplum', () => {
  it('is long enough for a zip to end in, and says so', () => {
    const options = { silhouette: 'peplum', length: 'high-hip', ruffle: 'hem', opening: 'back-zip' };
    const draft = drawDraft(completeChoices('top', options, {}), shortBelow);
    expect(draft.construction.hemLevel).toBeCloseTo(-8, 3);
    expect(draft.notices.map(({ code }) => code)).toContain('length-of-peplum');
    expect(breaches(check(draft))).toEqual([]);
  });
});

describe('a short hem below a dart', () => {
  it('is measured across no higher than its side seam is whole', () => {
    const options = { length: 'bolero', silhouette: 'a-line', 'back-shaping': 'none', hem: '5-cm' };
    for (const size of ['46', '50', '56'] as const)
      expect(
        breaches(check(drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]))),
      ).toEqual([]);
  });
});

describe('a short front that buttons under a fly', () => {
  const options = { length: 'bolero', opening: 'hidden-buttons', hem: '5-cm' };

  it('is lowered until a button closes it over the bust, and says so', () => {
    const [{ body }] = surveyBodies() as [BodyRow];
    const draft = drawDraft(completeChoices('jacket', options, {}), body);
    expect(draft.notices.map(({ code }) => code)).toContain('length-for-button');
    expect(breaches(check(draft))).toEqual([]);
  });

  it('keeps the length asked where there is room', () => {
    const draft = drawDraft(completeChoices('jacket', { ...options, length: 'hip' }, {}), size38);
    expect(draft.notices.map(({ code }) => code)).not.toContain('length-for-button');
  });
});
