import { describe, expect, test } from 'vitest';
import type { Page } from '@/lib/drawing/document';
import { draftOf, TEST_DESIGNS } from '@/lib/testing/booklet/designs';
import { testOptions } from '@/lib/testing/booklet/options';
import { collisions, cornersOf, strays } from '@/lib/testing/booklet/page';
import { TEST_LOCALES, testWords } from '@/lib/testing/booklet/words';
import { bookletDocument } from './booklet';
import { CHAPTERS } from './chapters';
import { BOTTOM, COLUMN_HEIGHT, FOOT } from './compose/page';

/** Whether a page begins with a chapter that may run over several pages and need not begin one. */
function opens({ items }: Page): boolean {
  const heights = items.flatMap((item) => (item.kind === 'text' ? [item.at[1] + item.size] : []));
  const words = testWords('fr');
  const titles = CHAPTERS.filter(({ room }) => room > 0 && room < COLUMN_HEIGHT).map(({ id }) =>
    words(`booklet.chapters.${id}`),
  );
  return items.some(
    (item) =>
      item.kind === 'text' &&
      titles.includes(item.text) &&
      item.at[1] + item.size > Math.max(...heights) - 0.3,
  );
}

/** Room for a chapter with its title and what it begins with, cm. */
const MUCH = 15;

/** What is empty above the foot of a page, cm. */
const leftOf = ({ items }: Page): number =>
  Math.min(...items.flatMap(cornersOf).flatMap(([, y]) => (y > FOOT + 0.5 ? [y] : []))) - BOTTOM;

describe.each(TEST_LOCALES)('the booklet in %s', (locale) => {
  test.each(TEST_DESIGNS)(
    'of $name keeps everything on the page and no words on others',
    ({ choices, size }) => {
      const { pages } = bookletDocument(draftOf(choices, size), testOptions(locale));
      expect(pages.flatMap(strays)).toEqual([]);
      expect(pages.flatMap(collisions)).toEqual([]);
    },
  );
});

describe('the booklet of every design', () => {
  test('leaves no line behind on a page of its own', () => {
    for (const { choices, size } of TEST_DESIGNS) {
      const { pages } = bookletDocument(draftOf(choices, size), testOptions('fr'));
      // Beside its foot, which is two lines, a page has more to show than a single note.
      pages.forEach(({ items }, i) => {
        expect([i, items.length > 10]).toEqual([i, true]);
      });
    }
  });

  test('begins a chapter on a page of its own only where too little is left of the last one', () => {
    for (const { choices, size } of TEST_DESIGNS) {
      const { pages } = bookletDocument(draftOf(choices, size), testOptions('fr'));
      const titled = pages.flatMap((page, i) => (i > 1 && opens(page) ? [i] : []));
      for (const i of titled) expect([i, leftOf(pages[i - 1] as Page) < MUCH]).toEqual([i, true]);
    }
  });
});
