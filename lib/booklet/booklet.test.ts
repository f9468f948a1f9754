import { describe, expect, test } from 'vitest';
import type { Page } from '@/lib/drawing/document';
import { bookletDocument } from './booklet';
import { CHAPTERS } from './chapters';
import { BOTTOM, FOOT } from './compose/page';
import { draftOf, TEST_DESIGNS } from './test-designs';
import { collisions, cornersOf, linesOf, strays } from './test-page';
import { TEST_LOCALES, type TestLocale, testWords } from './test-words';

const options = (locale: TestLocale) => ({
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

/** Whether a page begins with a chapter that may run over several pages. */
function opens({ items }: Page): boolean {
  const heights = items.flatMap((item) => (item.kind === 'text' ? [item.at[1] + item.size] : []));
  const words = testWords('fr');
  const titles = CHAPTERS.filter(({ room }) => room > 0).map(({ id }) => words(`booklet.chapters.${id}`));
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
      const { pages } = bookletDocument(draftOf(choices, size), options(locale));
      expect(pages.flatMap(strays)).toEqual([]);
      expect(pages.flatMap(collisions)).toEqual([]);
    },
  );
});

describe('the booklet', () => {
  const [design] = TEST_DESIGNS;
  if (!design) throw new Error('No design to test');
  const draft = draftOf(design.choices, design.size);
  const document = bookletDocument(draft, options('fr'));

  test('has every chapter once, in order, with its page', () => {
    const words = testWords('fr');
    const titles = CHAPTERS.map(({ id }, i) => `${i + 1} ${words(`booklet.chapters.${id}`)}`);
    expect(document.bookmarks.map(({ title }) => title)).toEqual(titles);
    for (const { title, page } of document.bookmarks) {
      const text = linesOf(document.pages[page] as Page).map((line) => line.text);
      expect(text.join(' ')).toContain(title.replace(/^\d+ /, ''));
    }
  });

  test('leaves no line behind on a page of its own', () => {
    for (const { choices, size } of TEST_DESIGNS) {
      const { pages } = bookletDocument(draftOf(choices, size), options('fr'));
      // Beside its foot, which is two lines, a page has more to show than a single note.
      pages.forEach(({ items }, i) => {
        expect([i, items.length > 10]).toEqual([i, true]);
      });
    }
  });

  test('begins a chapter on a page of its own only where too little is left of the last one', () => {
    for (const { choices, size } of TEST_DESIGNS) {
      const { pages } = bookletDocument(draftOf(choices, size), options('fr'));
      const titled = pages.flatMap((page, i) => (i > 1 && opens(page) ? [i] : []));
      for (const i of titled) expect([i, leftOf(pages[i - 1] as Page) < MUCH]).toEqual([i, true]);
    }
  });

  test('is on A4 and leaves what US Letter cannot print', () => {
    for (const { width, height, items } of document.pages) {
      expect([width, height]).toEqual([21, 29.7]);
      const ys = items.flatMap(cornersOf).map(([, y]) => y);
      const [low, high] = [Math.min(...ys), Math.max(...ys)];
      // Letter shows 27.94 cm of the height when the page is centred on it; printers need 0.4 cm more.
      expect(low).toBeGreaterThan((29.7 - 27.94) / 2 + 0.4);
      expect(high).toBeLessThan(29.7 - (29.7 - 27.94) / 2 - 0.4);
    }
  });

  test('says what earlier garments taught', () => {
    const texts = bookletDocument(draft, options('fr')).pages.flatMap(linesOf);
    const said = texts.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')).join('\n');
    expect(said).toContain('dos trop long');
    expect(said).toContain('−1,5 cm');
    expect(said).toContain('+1 cm');
    const { corrections: _, ...without } = options('fr');
    const plain = bookletDocument(draft, without).pages.flatMap(linesOf);
    expect(plain.some(({ text }) => text.includes('Corrections'))).toBe(false);
  });

  test('is the same for the same draft', () => {
    expect(bookletDocument(structuredClone(draft), options('fr'))).toEqual(document);
  });

  test('numbers its pages through', () => {
    document.pages.slice(1).forEach((page, i) => {
      expect(linesOf(page).map(({ text }) => text)).toContain(`${i + 2} / ${document.pages.length}`);
    });
  });

  test('reads inches where asked', () => {
    const { pages } = bookletDocument(draft, { ...options('en'), unit: 'in' });
    const text = pages.flatMap((page) => linesOf(page).map((line) => line.text)).join(' ');
    expect(text).toMatch(/\d+.[¼½¾⅛⅜⅝⅞].in/);
    expect(text).not.toContain('″');
    expect(text).toContain('eighth of a yard');
    expect(text).toMatch(/yd/);
  });
});
