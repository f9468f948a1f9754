import { beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '@/lib/pdf/write-pdf';
import { type Picture, pageSizes, pdfText, pdfWords, renderPage } from '@/lib/testing/pdf/read-pdf';
import { DRAFT, type Files, makeFiles, settings } from '@/lib/testing/sheets/files';
import { bare, joined, missing } from '@/lib/testing/sheets/pictures';
import { gridOf } from './page-map/page-map';
import { laidOutlines } from './pieces/drawn-pieces';
import { sheetPlan } from './plan';
import { sheetDocument } from './sheets';
import { addressOf, boxOf } from './tiled/tiles';

let files: Files;
beforeAll(async () => {
  files = await makeFiles(['a4', 'a3', 'a0']);
}, 600_000);

function expectSame({ dark, lost }: { dark: number; lost: number }): void {
  expect(dark).toBeGreaterThan(5000);
  expect(lost).toBe(0);
}

describe('sheets to be joined', () => {
  let plotted: Picture;
  beforeAll(async () => {
    plotted = await joined('a0', bare(files.a0.document));
  }, 600_000);

  it.each(['a4', 'a3'] as const)(
    '%s, put together, is the A0 drawing within 0.05 cm',
    async (format) => {
      const whole = await joined(format, bare(files[format].document));
      expectSame(missing(whole, plotted, format, 'a0'));
      expectSame(missing(plotted, whole, 'a0', format));
    },
    600_000,
  );

  it.each(['a4', 'a3'] as const)('%s holds every cut line wholly on pages that are printed', (format) => {
    const plan = sheetPlan(DRAFT, format, 'fr');
    const grid = gridOf(plan);
    const boxes = grid.tiles.map((tile) => boxOf(tile, grid));
    for (const { outline } of laidOutlines(DRAFT, plan.layout.placements)) {
      for (const [x, y] of outline) {
        const on = boxes.some(
          ([x0, y0, x1, y1]) => x > x0 - 1e-6 && x < x1 + 1e-6 && y > y0 - 1e-6 && y < y1 + 1e-6,
        );
        expect(on).toBe(true);
      }
    }
  });

  it.each(['a4', 'a3'] as const)('%s pairs its join marks, inside the frame', (format) => {
    const plan = sheetPlan(DRAFT, format, 'fr');
    const [width, height] = files[format].document.pages[0]
      ? [files[format].document.pages[0].width, files[format].document.pages[0].height]
      : [0, 0];
    const found = new Map<string, string[]>();
    plan.layout.tiles.forEach((tile, i) => {
      for (const { text, box } of pdfWords(files[format].bytes, i + 2)) {
        if (!/^[A-Z]+\d+\|[A-Z]+\d+$/.test(text)) continue;
        found.set(text, [...(found.get(text) ?? []), addressOf(tile)]);
        expect(box[0]).toBeGreaterThan((width - plan.field[0]) / 2);
        expect(box[2]).toBeLessThan((width + plan.field[0]) / 2);
        expect(box[1]).toBeGreaterThan((height - plan.field[1]) / 2 - 0.05);
        expect(box[3]).toBeLessThan((height + plan.field[1]) / 2 + 0.05);
      }
    });
    expect(found.size).toBeGreaterThan(3);
    for (const [code, addresses] of found) expect(code.split('|').sort()).toEqual(addresses.sort());
  });

  it('prints nothing outside the frame', () => {
    const picture = renderPage(files.a4.bytes, 3, 40);
    const margin = Math.floor(0.93 * 40);
    let dark = 0;
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const outside =
          x < margin || y < margin || x >= picture.width - margin || y >= picture.height - margin;
        if (outside && (picture.gray[y * picture.width + x] ?? 255) < 250) dark++;
      }
    }
    expect(dark).toBe(0);
  });

  it('numbers its pages row by row and leaves blank ones out', () => {
    const plan = sheetPlan(DRAFT, 'a4', 'fr');
    expect(files.a4.document.pages.slice(1).map(({ id }) => id)).toEqual(plan.layout.tiles.map(addressOf));
    expect(pageSizes(files.a4.bytes)).toHaveLength(plan.pages);
    expect(pdfText(files.a4.bytes, 2)).toContain(`page 2/${plan.pages}`);
  });

  it('fits US Letter for readers of English', async () => {
    const file = sheetDocument(DRAFT, 'a4', settings('en', { unit: 'in' }));
    const bytes = await writePdf(file);
    const cut = (29.7 - 27.94) / 2;
    for (let page = 1; page <= file.pages.length; page++) {
      for (const { text, box } of pdfWords(bytes, page)) {
        if (box[2] < 0 || box[0] > 21 || box[3] < 0 || box[1] > 29.7 || text === '') continue;
        const clipped = box[1] < 1.9 || box[3] > 29.7 - 1.9;
        if (clipped) continue;
        expect(box[1]).toBeGreaterThan(cut + 0.5);
        expect(box[3]).toBeLessThan(29.7 - cut - 0.5);
      }
    }
    expect(pdfText(bytes, 1)).toContain('US Letter');
  });
});
