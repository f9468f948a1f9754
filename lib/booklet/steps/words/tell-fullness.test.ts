import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import type { Book } from '../../book';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';

const opened = (locale: TestLocale, worn: Readonly<Record<string, string>>): Book =>
  bookWith('top', worn, locale);

const said = (book: Book, operation: string): string =>
  jobsOf(book)
    .filter((job) => job.operation === operation)
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');

const CUFFED = { 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };

test.each([
  ['fr', /\bplis?\b/],
  ['en', /pleats/],
  ['de', /Falten/],
] as const)('a bishop sleeve is gathered to its cuff, a plain one is pleated (%s)', (locale, pleats) => {
  const [bishop, plain] = ['bishop', 'set-in'].map((sleeve) => opened(locale, { sleeve, ...CUFFED })) as [
    Book,
    Book,
  ];
  const actions = (book: Book) =>
    jobsOf(book)
      .filter(({ operation }) => operation === 'attach-cuff')
      .flatMap((job) => actionsOf(book, job).map(({ key }) => key));
  expect(said(bishop, 'fold-sleeve-pleats')).toBe('');
  expect(said(bishop, 'attach-cuff')).not.toMatch(pleats);
  expect(actions(bishop)).toContain('gather');
  expect(said(plain, 'fold-sleeve-pleats')).toMatch(pleats);
  expect(actions(plain)).not.toContain('gather');
});

test.each(TEST_LOCALES)('a single buttonhole is not spoken of as several (%s)', (locale) => {
  const several = { fr: /chaque boutonnière/, en: /each buttonhole/, de: /jedes Knopfloch/ }[locale];
  const hidden = { opening: 'hidden-buttons', collar: 'shirt', 'neckline-front': 'round' };
  expect(said(opened(locale, hidden), 'make-buttonholes')).not.toMatch(several);
  expect(said(opened(locale, { opening: 'front-buttons' }), 'make-buttonholes')).toMatch(several);
});
