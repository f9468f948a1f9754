import { expect, test } from 'vitest';
import { force } from '@/lib/choices/compatibility';
import { defaultChoices } from '@/lib/choices/defaults';
import { type Book, openBook } from '../book';
import { actionsOf, stepText } from '../chapters/steps';
import { draftOf } from '../test-designs';
import { TEST_LOCALES, type TestLocale, testWords } from '../test-words';
import { jobsOf } from './jobs';

const IDENTITY = { patternName: 'Essai', wearer: 'Ida', date: '2026-11-21', code: 'X' };

function dress(worn: Readonly<Record<string, string>>, locale: TestLocale = 'fr'): Book {
  const choices = Object.entries(worn).reduce(
    (made, [slot, value]) => force(made, slot, value).choices,
    defaultChoices('dress'),
  );
  return openBook(draftOf(choices), { words: testWords(locale), locale, unit: 'cm', ...IDENTITY });
}

const said = (book: Book, operation: string): string =>
  jobsOf(book)
    .filter((job) => job.operation === operation)
    .flatMap((job) => actionsOf(book, job).map((action) => stepText(book, job, action)))
    .join(' ');

test('the corners of a neckline are cut into, where it has any', () => {
  expect(said(dress({ 'neckline-front': 'square' }), 'attach-facing')).toContain('angle rentrant');
  expect(said(dress({ 'neckline-front': 'round' }), 'attach-facing')).not.toContain('angle rentrant');
});

test('the gathered seam under a yoke is overcast unless a lining covers it', () => {
  const yoke = { 'bust-shaping': 'gathered-yoke' };
  expect(said(dress(yoke), 'sew-yoke')).toContain('Surfilez');
  expect(said(dress({ ...yoke, inside: 'lining' }), 'sew-yoke')).not.toContain('Surfilez');
});

test('pleats are opened for their hem and pressed in again', () => {
  const pleated = said(dress({ 'waist-seam': 'natural', skirt: 'pleated' }), 'hem');
  expect(pleated).toMatch(/Ouvrez d’abord les plis.*Remarquez ensuite les plis/);
  expect(said(dress({ 'waist-seam': 'natural', skirt: 'gathered' }), 'hem')).not.toContain('les plis');
});

test.each(TEST_LOCALES)('what is trimmed to level a circle is overcast again in %s', (locale) => {
  const again = { fr: 'surfilez de nouveau', en: 'overcast afresh', de: 'versäubern Sie neu' }[locale];
  expect(said(dress({ 'waist-seam': 'natural', skirt: 'full-circle' }, locale), 'hem')).toContain(again);
});

test('two neck seams with a collar between them are caught together before the understitching', () => {
  const caught = 'fixez leurs marges ensemble';
  expect(said(dress({ collar: 'peter-pan', inside: 'facings' }), 'attach-facing')).toContain(caught);
  expect(said(dress({ collar: 'bow', inside: 'facings' }), 'attach-facing')).toContain(caught);
  expect(said(dress({ collar: 'none', inside: 'facings' }), 'attach-facing')).not.toContain(caught);
  expect(said(dress({ collar: 'ruffle', inside: 'facings' }), 'attach-facing')).not.toContain(caught);
});
