import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const drawn = (collar: string, more: Record<string, string>, size: '34' | '44' | '56') =>
  drawDraft(completeChoices('top', { opening: 'none', collar, ...more }, {}), STANDARD_SIZES[size]);
const codes = (draft: ReturnType<typeof drawn>) => draft.notices.map(({ code }) => code);

it.each(['stand', 'shirt', 'funnel'])(
  'a %s on a top without opening brings a slit at the nape, and it is said',
  (collar) => {
    for (const size of ['34', '44', '56'] as const) {
      const draft = drawn(collar, {}, size);
      expect(draft.construction.keyhole).toBeGreaterThanOrEqual(8);
      expect(draft.notions.map(({ kind }) => kind)).toContain('button');
      expect(codes(draft)).toContain('slit-for-collar');
      expect(breaches(check(draft)), size).toEqual([]);
    }
  },
);

it('what lies open, or has a slit in front, gets none', () => {
  expect(codes(drawn('peter-pan', {}, '44'))).not.toContain('slit-for-collar');
  expect(codes(drawn('stand', { 'neckline-front': 'keyhole' }, '44'))).not.toContain('slit-for-collar');
});
