import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { bodyPassage } from '../passage';

it.each([
  ['top', 'fitted'],
  ['top', 'peplum'],
  ['dress', 'fitted'],
] as const)(
  'a %s pulled on over a keyhole, %s, lets the shoulders through its waist',
  (garment, silhouette) => {
    for (const size of ['34', '44', '56'] as const) {
      const body = STANDARD_SIZES[size];
      const drawn = drawDraft(completeChoices(garment, { silhouette, opening: 'back-keyhole' }, {}), body);
      expect(breaches(check(drawn))).toEqual([]);
      expect(drawn.finished.waist).toBeGreaterThan(bodyPassage(body));
      expect(drawn.notices.map(({ code }) => code)).toContain('waist-ease-raised-to-pull-on');
    }
  },
);
