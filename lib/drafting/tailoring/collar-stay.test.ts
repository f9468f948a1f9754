import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';

const draw = (options: RawOptions, size: (typeof SIZE_NAMES)[number] = '40', sizes = {}) =>
  drawDraft(completeChoices('jacket', options, sizes), STANDARD_SIZES[size]);

const stayOf = (draft: ReturnType<typeof draw>) => measureDraft(draft).piece('collar-stay')?.edges ?? [];

it.each(SIZE_NAMES)(
  'covers the stand of an under collar, as high as that is at the centre, size %s',
  (size) => {
    for (const collar of ['notched', 'shawl']) {
      const draft = draw({ collar }, size);
      const centre = stayOf(draft).find(({ line }) => line === 'centre');
      expect(centre?.length).toBeCloseTo(3, 3);
      expect(breaches(check(draft))).toEqual([]);
    }
  },
);

it('follows the height that was chosen', () => {
  const draft = draw({ collar: 'notched' }, '40', { 'collar-height': 2.5 });
  expect(stayOf(draft).find(({ line }) => line === 'centre')?.length).toBeCloseTo(2.5, 3);
});

it('shares the neck edge of the under collar', () => {
  const draft = draw({ collar: 'notched' });
  const neck = measureDraft(draft)
    .piece('collar-under')
    ?.edges.find(({ id }) => id === 'neck-1');
  const own = stayOf(draft).find(({ id }) => id === 'neck-1');
  expect(own?.length).toBeCloseTo(neck?.length ?? Number.NaN, 5);
});

it.each<RawOptions>([{ inside: 'facings' }, { collar: 'shirt', 'neckline-front': 'round' }])(
  'has no place where no lapel rolls below a lining: %j',
  (options) => {
    expect(stayOf(draw(options))).toEqual([]);
  },
);
