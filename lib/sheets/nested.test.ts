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

test('no sheet is spent on a strip where a longer search does without', () => {
  const outcome = draft(COAT, STANDARD_SIZES['38']);
  if ('refused' in outcome) throw new Error('Refused');
  const { pieces } = outcome.draft;
  const quick = nested(pieces, { ...A0, join: false });
  expect(quick.length - (quick.rows - 1) * A0.pageHeight).toBeLessThan(5);
  expect(onFewSheets(pieces, A0).rows).toBe(quick.rows - 1);
});
