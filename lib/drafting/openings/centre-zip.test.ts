import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { invisibleZip, separatingZip } from './zip-stock';

it('takes the next length sold: 2.5 more than it opens when invisible (METHODS §10)', () => {
  expect(invisibleZip(52.6)).toBe(60);
  expect(invisibleZip(52.5)).toBe(55);
  expect(invisibleZip(68)).toBeUndefined();
  expect(separatingZip(55.1)).toBe(60);
});

it.each(SIZE_NAMES)('opens the front of a top from neck to hem at size %s', (size) => {
  const choices = completeChoices('top', { opening: 'front-zip', 'neckline-front': 'v' }, {});
  const drawn = drawDraft(choices, STANDARD_SIZES[size]);
  expect(breaches(check(drawn))).toEqual([]);
  expect(drawn.notions.map(({ kind }) => kind)).toEqual(['separating-zip']);
  expect(drawn.seams.some(({ id }) => id === 'centre-front')).toBe(false);
});

it('runs an invisible zip through the waist seam of a dress, closed below', () => {
  const choices = completeChoices('dress', { opening: 'front-zip', 'waist-seam': 'natural' }, {});
  const drawn = drawDraft(choices, STANDARD_SIZES[38]);
  expect(breaches(check(drawn))).toEqual([]);
  expect(drawn.notions.map(({ kind }) => kind)).toEqual(['invisible-zip']);
  expect(drawn.seams.some(({ id }) => id === 'skirt-front-centre')).toBe(true);
});

it.each(SIZE_NAMES)(
  'through a dropped waist ends as high as the longest zip sold asks, at size %s',
  (size) => {
    const choices = completeChoices(
      'dress',
      { opening: 'front-zip', 'waist-seam': 'dropped', skirt: 'full-circle', collar: 'funnel' },
      {},
    );
    const drawn = drawDraft(choices, STANDARD_SIZES[size]);
    expect(breaches(check(drawn))).toEqual([]);
    const below = drawn.seams.some(({ id }) => id === 'skirt-front-centre');
    expect([below, drawn.notions.map(({ kind }) => kind)]).toEqual([true, ['invisible-zip']]);
    expect(drawn.construction.zipOpening).toBeLessThanOrEqual(70 - 2.5);
  },
);
