import { describe, expect, test } from 'vitest';
import { DESIGNS_APART, draftOf } from '@/lib/testing/booklet/designs';
import { collisions, strays } from '@/lib/testing/booklet/page';
import { TEST_LOCALES, testWords } from '@/lib/testing/booklet/words';
import { bookletDocument } from './booklet';

describe.each(TEST_LOCALES)('the booklet in %s', (locale) => {
  test.each(DESIGNS_APART)(
    'of $name keeps everything on the page and no words on others',
    ({ choices, size }) => {
      const { pages } = bookletDocument(draftOf(choices, size), {
        words: testWords(locale),
        locale,
        patternName: 'Essai',
        wearer: 'Ida',
        date: '2026-11-21',
        code: '7K3M-9QXT-2WVB',
        unit: locale === 'en' ? 'in' : 'cm',
        link: 'https://example.org/create?code=7K3M-9QXT-2WVB',
      });
      expect(pages.flatMap(strays)).toEqual([]);
      expect(pages.flatMap(collisions)).toEqual([]);
    },
  );
});
