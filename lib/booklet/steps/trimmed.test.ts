import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { type Book, openBook } from '../book';
import { actionsOf, stepText } from '../chapters/steps';
import { draftOf } from '../test-designs';
import { testWords } from '../test-words';
import { jobsOf } from './jobs';

const IDENTITY = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };

function jacket(collar: string): Book {
  const { choices } = force(defaultChoices('jacket'), 'collar', collar);
  expect(choices.options.collar).toBe(collar);
  return openBook(draftOf(choices), { words: testWords('fr'), locale: 'fr', unit: 'cm', ...IDENTITY });
}

const pressed = (book: Book): string =>
  jobsOf(book)
    .filter(({ operation }) => operation === 'sew-facing-ends')
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');

test('a narrow allowance that is pressed open is not cut back, a wide one is', () => {
  expect(pressed(jacket('notched'))).toMatch(/moitié/);
  expect(pressed(jacket('shawl'))).not.toMatch(/moitié/);
});
