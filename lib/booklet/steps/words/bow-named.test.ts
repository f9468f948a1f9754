import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';

test.each(TEST_LOCALES)('a bow collar is called by the name of its piece in every step (%s)', (locale) => {
  const other = { fr: /\bcol\b/i, en: /(?<!bow )\bcollar\b/i, de: /kragen/i }[locale];
  for (const opening of ['back-zip', 'front-buttons']) {
    const book = bookWith('dress', { collar: 'bow', opening }, locale);
    const told = jobsOf(book).flatMap((job) =>
      actionsOf(book, job).map((action) => stepText(book, job, action)),
    );
    expect(told.filter((text) => other.test(text))).toEqual([]);
  }
});
