import { type TestLocale, testWords } from './words';

/** What a booklet to test is told, with names as long as they come. */
export const testOptions = (locale: TestLocale) => ({
  words: testWords(locale),
  locale,
  patternName: 'Ma blouse du dimanche à très long nom, cousue avec soin et une patience infinie',
  wearer: 'Marie-Antoinette de Saint-Exupéry-Montmorency',
  corrections: [
    { finding: 'back-length', direction: 'less', cm: 1.5 },
    { finding: 'belly', direction: 'more', cm: 2 },
  ] as const,
  date: '2026-11-21',
  code: 'DF-7K2M-9QXA',
  unit: 'cm' as const,
  link: 'https://example.org/fr/create?code=DF-7K2M-9QXA',
});
