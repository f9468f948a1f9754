import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { draft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { nested, onFewSheets } from './nested';

const A0 = { width: 82.1, pageHeight: 105.3 };

/** Its fronts and backs are a little longer than a sheet. */
const COAT = completeChoices(
  'jacket',
  { length: 'knee', collar: 'shawl', belt: 'tie', pockets: 'patch', inside: 'facings' },
  {},
);

/** Few large pieces with long slants, which leave much of a sheet between them. */
const WRAPPED = {
  fit: 'fitted',
  'bust-shaping': 'waist-dart',
  'back-shaping': 'waist-darts',
  length: 'waist',
  'neckline-front': 'wrap',
  'sleeve-length': 'elbow',
  opening: 'wrap',
};

test('no sheet is spent on a strip where a longer search does without', () => {
  const outcome = draft(COAT, STANDARD_SIZES['38']);
  if ('refused' in outcome) throw new Error('Refused');
  const { pieces } = outcome.draft;
  const quick = nested(pieces, { ...A0, join: false });
  expect(quick.length - (quick.rows - 1) * A0.pageHeight).toBeLessThan(5);
  expect(onFewSheets(pieces, A0).rows).toBe(quick.rows - 1);
});

test('sheets to be stuck together are searched for long enough to save a row of them', () => {
  const wrap = completeChoices('top', WRAPPED, {});
  const outcome = draft(wrap, STANDARD_SIZES['46']);
  if ('refused' in outcome) throw new Error('Refused');
  const a3 = { width: 27.7, pageHeight: 40, join: true };
  const { pieces } = outcome.draft;
  expect(nested(pieces, a3).tiles.length).toBeLessThan(nested(pieces, a3, 60).tiles.length);
});
