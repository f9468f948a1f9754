import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs';

function felled(locale: TestLocale, finish: string): string {
  const worn = { inside: 'lining', sleeve: 'bishop', 'sleeve-length': 'long', 'sleeve-finish': finish };
  const book = bookWith('dress', worn, locale);
  return jobsOf(book)
    .filter(({ operation }) => operation === 'fell-lining-sleeve')
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');
}

test.each(TEST_LOCALES)('a sleeve lining is felled over the seam of what ends the sleeve (%s)', (locale) => {
  const cuff = { fr: 'poignet', en: 'cuff', de: 'Manschette' }[locale];
  const band = { fr: 'bracelet', en: 'band', de: 'Bündchen' }[locale];
  expect(felled(locale, 'cuff')).toContain(cuff);
  expect(felled(locale, 'cuff')).not.toContain(band);
  expect(felled(locale, 'bracelet')).toContain(band);
  expect(felled(locale, 'bracelet')).not.toContain(cuff);
});
