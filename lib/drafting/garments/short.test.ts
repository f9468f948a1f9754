import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
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

  it.each<Record<string, string>>([{ ruffle: 'hem' }, { hem: 'faced' }])(
    'rises in front no higher than leaves a zip its end: %j',
    (more) => {
      const asked = { silhouette: 'peplum', length: 'waist', opening: 'front-zip', 'hem-shape': 'high-low' };
      const options = { hem: '5-cm', ...asked, ...more };
      for (const size of ['34', '44', '56'] as const)
        expect(
          breaches(check(drawDraft(completeChoices('top', options, {}), STANDARD_SIZES[size]))),
          size,
        ).toEqual([]);
    },
  );
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
