import { expect, test } from 'vitest';
import { TEST_LOCALES, testWords } from '@/lib/testing/booklet/words';
import de from '@/messages/de/booklet.json';
import en from '@/messages/en/booklet.json';
import fr from '@/messages/fr/booklet.json';

const OPERATIONS = { fr: fr.operations, en: en.operations, de: de.operations };

type Told = string | { readonly [key: string]: Told };
const sentencesIn = (told: Told): string[] =>
  typeof told === 'string' ? [told] : Object.values(told).flatMap(sentencesIn);
const sentencesOf = (locale: keyof typeof OPERATIONS): string[] => sentencesIn(OPERATIONS[locale]);

const saying = (locale: keyof typeof OPERATIONS, wrong: RegExp) =>
  sentencesOf(locale).filter((sentence) => wrong.test(sentence));

test.each([
  ['fr', /(?:[Cc]ousez|[Ss]urpiquez) à \{allowance\}/],
  ['en', /[Ss]titch (?:round )?\{allowance\}/],
  ['de', /vom Rand|steppen Sie [^.]*\{allowance\}|(?:Nähen|nähen) Sie \{allowance\} von/i],
] as const)('how far from the edge to sew is told in one way (%s)', (locale, wrong) => {
  expect(saying(locale, wrong)).toEqual([]);
});

test('in German what is snipped is a notch, and a curve is clipped as the glossary says', () => {
  expect(saying('de', /\b[Kk]nipsen Sie (?!jede Randmarkierung)/)).toEqual([]);
  expect(saying('de', /Mehrweite/)).toEqual([]);
});

test('in German the left and right of the wearer are not called what the sides of the cloth are', () => {
  const { mark, sew, innerHole, innerButton } = de.operations['sew-buttons'];
  for (const said of [mark, sew, innerHole, innerButton].flatMap(sentencesIn))
    expect(said).not.toMatch(/(?:linke|rechte)[nr]? Seite/);
  expect(saying('de', / (?:nach|Sie) links (?!auf links)/)).toEqual([]);
});

test.each(TEST_LOCALES)('sheets call a notch what the glossary calls it (%s)', (locale) => {
  const words = testWords(locale);
  const notch = words('booklet.glossary.terms.notch.name').toLowerCase();
  for (const sign of ['notches', 'gathers'])
    expect(words(`sheets.legend.${sign}`).toLowerCase()).toContain(notch);
});
