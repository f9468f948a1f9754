import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { contentDatabase, databaseAddress, databaseNamed } from './database';
import { searchIn } from './search';

const search = Object.fromEntries(
  LOCALES.map((locale) => [locale, searchIn(contentDatabase(locale).entries)]),
);
const first = (locale: string, wanted: string) => search[locale]?.(wanted)[0]?.path;

describe('the search', () => {
  test.each([
    ['fr', 'emmanchure', '/dictionary/armhole'],
    ['fr', 'EMMANCHURES', '/dictionary/armhole'],
    ['fr', 'entournure', '/dictionary/armhole'],
    ['fr', 'droit fil', '/dictionary/grainline'],
    ['fr', 'imprimer assembler pdf', '/blog/print-and-join-a-pdf'],
    ['en', 'armhole', '/en/dictionary/armhole'],
    ['en', 'grainlien', '/en/dictionary/grainline'],
    ['en', 'projector', '/en/dictionary/projector-cutting'],
    ['de', 'armloch', '/de/dictionary/armhole'],
    ['fr', 'pince', '/dictionary/dart'],
    ['fr', ' Pinces ', '/dictionary/dart'],
    ['en', 'dart', '/en/dictionary/dart'],
    ['de', 'abnäher', '/de/dictionary/dart'],
  ])('in %s finds “%s” first at %s', (locale, wanted, path) => expect(first(locale, wanted)).toBe(path));

  test('finds nothing for nonsense, and nothing for nothing', () => {
    expect(search.fr?.('xyzzyq')).toEqual([]);
    expect(search.fr?.('')).toEqual([]);
  });

  test.each(LOCALES)('finds every word, article and question of %s by its title', (locale) => {
    const { entries } = contentDatabase(locale);
    const lost = entries.filter(
      ({ title, path }) => !search[locale]?.(title).some((each) => each.path === path),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['dictionary', 'blog', 'faq', 'suggestions']),
    );
  });

  test.each(LOCALES)('puts in %s what is called exactly so first', (locale) => {
    const { entries } = contentDatabase(locale);
    const titles = entries.filter(({ title }, i) => entries.findIndex((each) => each.title === title) === i);
    const behind = titles.filter(({ title }) => search[locale]?.(title)[0]?.title !== title);
    expect(behind.map(({ title }) => title)).toEqual([]);
  });

  test('answers as one types', () => {
    // Processor time: what else the machine does is not the search's doing.
    const begun = process.cpuUsage();
    for (const wanted of ['e', 'em', 'emm', 'emman', 'emmanch']) search.fr?.(wanted);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 5_000).toBeLessThan(30);
  });
});

test('the database of a language is a file named by its content', () => {
  for (const locale of LOCALES) {
    const name = databaseAddress(locale).split('/').at(-1) ?? '';
    expect(name).toMatch(new RegExp(`^${locale}\\.[0-9a-f]{16}\\.json$`));
    const file = databaseNamed(name);
    expect(JSON.parse(file?.body ?? '').locale).toBe(locale);
    expect(databaseNamed(name.replace(/.\.json$/, 'x.json'))).toBeUndefined();
  }
});
