import { describe, expect, it } from 'vitest';
import { SIZE_NAMES } from '@/lib/measurements/standard-sizes';
import { dressWith, FACED_NECKLINES } from '@/lib/testing/drafting/necklines';
import { check } from '../checks/check';

describe('the facing of a neckline', () => {
  it.each(FACED_NECKLINES)('$value ($slot) is 4 cm wide all along, in every size', (neckline) => {
    for (const size of SIZE_NAMES) {
      const draft = dressWith(neckline, size);
      expect(draft.notices.map(({ code }) => code)).not.toContain('facing-narrow');
      expect(check(draft).find(({ id }) => id === 'C11')).toMatchObject({ ok: true, applies: true });
    }
  });
});
