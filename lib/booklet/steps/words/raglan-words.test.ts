import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';

function said(sleeve: string, operation: string, locale: TestLocale): string {
  const book = bookWith('jacket', { sleeve, collar: 'stand', inside: 'facings' }, locale);
  return jobsOf(book)
    .filter((job) => job.operation === operation)
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');
}

const SHOULDER = { fr: 'épaule', en: 'shoulder', de: 'Schulter' };
const SIDE_SEAM = { fr: 'couture de côté', en: 'side seam', de: 'Seitennaht' };

test.each(TEST_LOCALES)(
  'fronts cut for raglan sleeves have no shoulder to staystitch the neckline from (%s)',
  (locale) => {
    expect(said('raglan', 'staystitch', locale)).toContain('aglan');
    expect(said('raglan', 'staystitch', locale)).not.toContain(SHOULDER[locale]);
    expect(said('set-in', 'staystitch', locale)).toContain(SHOULDER[locale]);
  },
);

test.each(TEST_LOCALES)(
  'the underarm of a raglan sleeve, already joined to the body, carries the side seam on (%s)',
  (locale) => {
    expect(said('raglan', 'sew-sleeve-underarm', locale)).toContain(SIDE_SEAM[locale]);
    expect(said('set-in', 'sew-sleeve-underarm', locale)).not.toContain(SIDE_SEAM[locale]);
  },
);
