import { describe, expect, test } from 'vitest';
import type { Page } from '@/lib/drawing/document';
import { draftOf, TEST_DESIGNS } from '@/lib/testing/booklet/designs';
import { testOptions } from '@/lib/testing/booklet/options';
import { cornersOf, linesOf } from '@/lib/testing/booklet/page';
import { testWords } from '@/lib/testing/booklet/words';
import { bookletDocument } from './booklet';
import { CHAPTERS } from './chapters';

describe('the booklet', () => {
  const [design] = TEST_DESIGNS;
  if (!design) throw new Error('No design to test');
  const draft = draftOf(design.choices, design.size);
  const document = bookletDocument(draft, testOptions('fr'));

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

  test('shows on its cover, beside the drawings, the garment as it was seen on its wearer', () => {
    const worn = { jpeg: new Uint8Array(1), columns: 510, rows: 600 };
    const [cover, ...inside] = bookletDocument(draft, { ...testOptions('fr'), worn }).pages;
    const [
      {
        raster,
        box: [x0, y0, x1, y1],
      } = { raster: undefined, box: [0, 0, 0, 0] },
    ] = cover?.rasters ?? [];
    expect(raster).toBe(worn);
    expect((x1 - x0) / (y1 - y0)).toBeCloseTo(510 / 600);
    const within = cover?.items.filter((item) => {
      const corners = item.kind === 'stroke' && item.stroke !== 'none' ? cornersOf(item) : [];
      return corners.some(([x, y]) => x > x0 && x < x1 && y > y0 && y < y1);
    });
    expect(within).toEqual([]);
    expect(inside.flatMap(({ rasters = [] }) => rasters)).toEqual([]);
    expect(document.pages.flatMap(({ rasters = [] }) => rasters)).toEqual([]);
  });

  test('shows its drawings in the cloth it was ordered in, where they stand on plain cloth', () => {
    const flat = { jpeg: new Uint8Array(1), columns: 100, rows: 100 };
    const flats = { front: flat, back: { ...flat } };
    const [cover] = bookletDocument(draft, { ...testOptions('fr'), flats }).pages;
    const [plain] = document.pages;
    expect(cover?.rasters?.map(({ raster }) => raster)).toEqual([flats.front, flats.back]);
    const [front, back] = cover?.rasters ?? [];
    expect(front?.box[2]).toBeLessThanOrEqual(back?.box[0] ?? 0);
    // What it tells stands where it stood.
    expect(linesOf(cover as Page)).toEqual(linesOf(plain as Page));
  });

  test('says what earlier garments taught', () => {
    const texts = bookletDocument(draft, testOptions('fr')).pages.flatMap(linesOf);
    const said = texts.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' ')).join('\n');
    expect(said).toContain('dos trop long');
    expect(said).toContain('−1,5 cm');
    expect(said).toContain('+1 cm');
    const { corrections: _, ...without } = testOptions('fr');
    const plain = bookletDocument(draft, without).pages.flatMap(linesOf);
    expect(plain.some(({ text }) => text.includes('Corrections'))).toBe(false);
  });

  test('is the same for the same draft', () => {
    expect(bookletDocument(structuredClone(draft), testOptions('fr'))).toEqual(document);
  });

  test('numbers its pages through', () => {
    document.pages.slice(1).forEach((page, i) => {
      expect(linesOf(page).map(({ text }) => text)).toContain(`${i + 2} / ${document.pages.length}`);
    });
  });

  test('reads inches where asked', () => {
    const { pages } = bookletDocument(draft, { ...testOptions('en'), unit: 'in' });
    const text = pages.flatMap((page) => linesOf(page).map((line) => line.text)).join(' ');
    expect(text).toMatch(/\d+.[¼½¾⅛⅜⅝⅞].in/);
    expect(text).not.toContain('″');
    expect(text).toContain('eighth of a yard');
    expect(text).toMatch(/yd/);
  });
});
