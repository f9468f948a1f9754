import { expect, test } from 'vitest';
import type { Garment } from '@/lib/choices/types';
import { bookOf, bookWith } from '@/lib/testing/booklet/book';
import { DESIGNS_APART, draftOf } from '@/lib/testing/booklet/designs';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { careLines } from './care';
import { entryOf, MET, termsIn } from './glossary';
import { toldJobs } from './steps';

type Design = readonly [Garment, Readonly<Record<string, string>>];

const PLAIN: Design = ['top', {}];
const TAILORED: Design = ['jacket', { pockets: 'welt', belt: 'half-belt' }];

test.each(TEST_LOCALES)('a word is explained where it is used, and nowhere else (%s)', (locale) => {
  const [plain, tailored] = [PLAIN, TAILORED].map(([garment, worn]) =>
    termsIn(bookWith(garment, worn, locale)),
  ) as [string[], string[]];
  const cut = ['welt', 'pocketBag', 'halfBelt', 'slipstitch', 'lapel'];
  expect(tailored).toEqual(expect.arrayContaining(cut));
  for (const term of cut.filter((each) => each !== 'slipstitch')) expect(plain).not.toContain(term);
});

test('a booklet explains the same words in every language, but for the few one language has no need of', () => {
  for (const [garment, worn] of [PLAIN, TAILORED]) {
    const [fr, en] = (['fr', 'en'] as const).map((locale) => termsIn(bookWith(garment, worn, locale)));
    expect(en).toEqual(fr);
  }
});

test.each<[string, Design]>([
  ['fly', ['top', { opening: 'hidden-buttons' }]],
  ['vent', ['dress', { 'waist-seam': 'natural', skirt: 'straight' }]],
  ['stand', ['top', { collar: 'shirt', opening: 'front-buttons' }]],
  ['peplum', ['top', { silhouette: 'peplum' }]],
  ['bow', ['dress', { collar: 'bow' }]],
  ['raglan', ['top', { sleeve: 'raglan' }]],
  ['casing', ['top', { sleeve: 'puff', 'sleeve-finish': 'elastic' }]],
  ['bias', ['top', { collar: 'shawl' }]],
])('%s is explained where it is sewn', (term, [garment, worn]) => {
  expect(MET).toContain(term);
  for (const locale of TEST_LOCALES) expect(termsIn(bookWith(garment, worn, locale)), locale).toContain(term);
});

test.each(TEST_LOCALES)('a slanting edge is not the bias (%s)', (locale) => {
  expect(termsIn(bookWith('top', { opening: 'wrap' }, locale))).not.toContain('bias');
});

/** So many letters of a word stand in all its forms. */
const STEM = 7;

test.each(TEST_LOCALES)('where one entry explains two words, it names those that are used (%s)', (locale) => {
  const named = new Set<string>();
  for (const { choices, size } of DESIGNS_APART) {
    const book = bookOf(draftOf(choices, size), locale);
    const told = toldJobs(book).flatMap((job) => [job.title, ...job.told.map(({ text }) => text)]);
    const said = [...told, ...careLines(book)].join(' ');
    for (const term of termsIn(book)) {
      const { name, text } = entryOf(book, term);
      expect(`${name} ${text}`).not.toMatch(/[{}]/);
      const words = name.split(', ');
      named.add(name);
      if (words.length === 1) continue;
      for (const word of words)
        expect(said, `${term}: ${word}`).toMatch(new RegExp(`(?<!\\p{L})${word.slice(0, STEM)}`, 'iu'));
    }
  }
  if (locale !== 'de') return;
  for (const name of ['Staffierstich', 'Staffierstich, Matratzenstich', 'Schräge', 'Steppen'])
    expect([...named]).toContain(name);
});
