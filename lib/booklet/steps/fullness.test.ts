import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { type Book, openBook } from '../book';
import { actionsOf, stepText } from '../chapters/steps';
import { draftOf } from '../test-designs';
import { TEST_LOCALES, type TestLocale, testWords } from '../test-words';
import { jobsOf } from './jobs';

const IDENTITY = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };

function opened(locale: TestLocale, worn: Readonly<Record<string, string>>): Book {
  const choices = Object.entries(worn).reduce(
    (made, [slot, value]) => force(made, slot, value).choices,
    defaultChoices('top'),
  );
  expect(choices.options).toMatchObject(worn);
  return openBook(draftOf(choices), { words: testWords(locale), locale, unit: 'cm', ...IDENTITY });
}

const said = (book: Book, operation: string): string =>
  jobsOf(book)
    .filter((job) => job.operation === operation)
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');

const CUFFED = { 'sleeve-length': 'long', 'sleeve-finish': 'cuff' };

test.each([
  ['fr', /plis/],
  ['en', /pleats/],
  ['de', /Falten/],
] as const)('a bishop sleeve is gathered to its cuff, a plain one is pleated (%s)', (locale, pleats) => {
  expect(said(opened(locale, { sleeve: 'bishop', ...CUFFED }), 'attach-cuff')).not.toMatch(pleats);
  expect(said(opened(locale, { sleeve: 'set-in', ...CUFFED }), 'attach-cuff')).toMatch(pleats);
});

test.each(TEST_LOCALES)('a single buttonhole is not spoken of as several (%s)', (locale) => {
  const several = { fr: /chaque boutonnière/, en: /each buttonhole/, de: /jedes Knopfloch/ }[locale];
  const hidden = { opening: 'hidden-buttons', collar: 'shirt', 'neckline-front': 'round' };
  expect(said(opened(locale, hidden), 'make-buttonholes')).not.toMatch(several);
  expect(said(opened(locale, { opening: 'front-buttons' }), 'make-buttonholes')).toMatch(several);
});
