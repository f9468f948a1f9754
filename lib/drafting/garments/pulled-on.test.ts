import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { bodyPassage } from '../passage';

it.each(['fitted', 'peplum'])(
  'a %s top without opening is taken in as far as shoulders pass, and it is said',
  (silhouette) => {
    for (const size of ['34', '44', '56'] as const) {
      const body = STANDARD_SIZES[size];
      const draft = drawDraft(completeChoices('top', { silhouette, opening: 'none' }, {}), body);
      expect(draft.finished.waist).toBeGreaterThanOrEqual(bodyPassage(body));
      expect(draft.finished.waist).toBeLessThan(bodyPassage(body) + 1);
      expect(draft.notices.map(({ code }) => code)).toContain('waist-ease-raised-to-pull-on');
      expect(breaches(check(draft))).toEqual([]);
    }
  },
);
