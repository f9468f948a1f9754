import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { TEST_LOCALES, type TestLocale } from '@/lib/testing/booklet/words';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../../steps/jobs/jobs';
import { sceneOf } from '../passes/complete-scene';

function tacked(worn: Readonly<Record<string, string>>) {
  const book = bookWith('dress', { inside: 'lining', ...worn });
  return jobsOf(book)
    .filter(({ operation }) => operation === 'attach-lining')
    .flatMap((job) =>
      actionsOf(book, job)
        .filter(({ key }) => key === 'tack')
        .map((action) => ({ text: stepText(book, job, action), shown: sceneOf(book, job, action).shown })),
    );
}

test('the lining of a sleeved garment is caught to it at both ends of its armholes, as the words say', () => {
  const [step] = tacked({ sleeve: 'set-in' });
  expect(step?.text).toMatch(/dessous de bras et au bout de l’épaule/);
  const caught = step?.shown.filter(({ worked }) => worked.length > 0) ?? [];
  expect(caught.map(({ piece }) => piece.material)).toEqual(['shell', 'lining']);
  for (const { worked } of caught) expect(worked).toHaveLength(2);
});

test('bare armholes, sewn to those of the lining, are not tacked', () => {
  expect(tacked({ sleeve: 'none' })).toEqual([]);
});

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
  const band = { fr: 'bracelet', en: 'band', de: 'Ärmelbund' }[locale];
  expect(felled(locale, 'cuff')).toContain(cuff);
  expect(felled(locale, 'cuff')).not.toContain(band);
  expect(felled(locale, 'bracelet')).toContain(band);
  expect(felled(locale, 'bracelet')).not.toContain(cuff);
});
