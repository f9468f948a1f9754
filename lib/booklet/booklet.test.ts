import { describe, expect, test } from 'vitest';
import { textCorners } from '@/lib/drawing/bounds';
import type { Page } from '@/lib/drawing/document';
import type { Item, Text } from '@/lib/drawing/types';
import { bookletDocument } from './booklet';
import { CHAPTERS } from './chapters';
import { FOOT, MARGIN, PAGE } from './compose/page';
import { draftOf, TEST_DESIGNS } from './test-designs';
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

function cornersOf(item: Item): readonly (readonly [number, number])[] {
  if (item.kind === 'text') return textCorners(item);
  return item.path.flatMap((command) => {
    const numbers = command.slice(1) as number[];
    return Array.from(
      { length: numbers.length / 2 },
      (_, i) => [numbers[2 * i], numbers[2 * i + 1]] as [number, number],
    );
  });
}

const isInside = ([x, y]: readonly [number, number]) =>
  x > MARGIN.left - 0.35 &&
  x < PAGE.width - MARGIN.right + 0.35 &&
  y > FOOT - 0.3 &&
  y < PAGE.height - MARGIN.top + 0.1;

/** What leaves the text area of a page, by name. */
function strays({ items, id }: Page): string[] {
  return items
    .filter((item) => !cornersOf(item).every(isInside))
    .map((item) => `page ${id}: ${item.kind === 'text' ? item.text : (item.id ?? item.stroke)}`);
}

interface Box {
  readonly text: string;
  readonly box: readonly [number, number, number, number];
}

/** Lines of running text; numbers on pieces belong to pictures. */
function linesOf({ items }: Page): Box[] {
  const lines = items.filter(
    (item): item is Text => item.kind === 'text' && item.layer === 'text' && item.text.trim() !== '',
  );
  return lines.map((line) => {
    const xs = textCorners(line).map(([x]) => x);
    const ys = textCorners(line).map(([, y]) => y);
    return { text: line.text, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
  });
}

/** Lines of text that lie on each other. */
function collisions(page: Page): string[] {
  const lines = linesOf(page);
  return lines.flatMap((a, i) =>
    lines
      .slice(i + 1)
      .filter((b) => meets(a, b))
      .map((b) => `page ${page.id}: “${a.text}” over “${b.text}”`),
  );
}

const meets = ({ box: [ax, ay, bx, by] }: Box, { box: [cx, cy, dx, dy] }: Box) =>
  ax < dx - 0.01 && cx < bx - 0.01 && ay < dy - 0.02 && cy < by - 0.02;

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
    expect(text).toMatch(/\d+.[¼½¾⅛⅜⅝⅞]″/);
    expect(text).toMatch(/yd/);
  });
});
