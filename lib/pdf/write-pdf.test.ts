import { describe, expect, it } from 'vitest';
import type { Document, Page } from '@/lib/drawing/document';
import { boxPath, circlePath, linePath } from '@/lib/drawing/paths';
import { drawn, filled, written } from '@/lib/drawing/pen';
import { testSquare } from '@/lib/drawing/test-square';
import type { Item } from '@/lib/drawing/types';
import {
  darkRuns,
  pageSizes,
  pdfFonts,
  pdfText,
  qpdfCheck,
  renderPage,
  uncompressed,
} from '@/lib/testing/pdf/read-pdf';
import { writePdf } from './write-pdf';

/** Eight pixels by eight, black. */
const BLACK = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8' +
    'U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAA' +
    'AAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/' +
    'AIwAH//Z',
  'base64',
);

const SHEET = { layer: 'sheet' } as const;

function page(items: readonly Item[], more: Partial<Page> = {}): Page {
  return { id: '1', width: 21, height: 29.7, items, ...more };
}

function document(pages: readonly Page[], more: Partial<Document> = {}): Document {
  return {
    title: 'Essai – œuvre',
    author: 'Droitfil',
    lang: 'fr',
    date: '2026-11-21',
    theme: 'print',
    layers: [],
    forms: [],
    pages,
    bookmarks: [],
    ...more,
  };
}

const square = testSquare([3, 5], 10, 10, SHEET);

describe('writePdf', () => {
  it('writes pages of exactly their size', async () => {
    const bytes = await writePdf(
      document([page([]), page([], { width: 84.1, height: 118.9 }), page([], { width: 12, height: 500 })]),
    );
    const sizes = pageSizes(bytes).map((size) => size.map((cm) => Number(cm.toFixed(2))));
    expect(sizes).toEqual([
      [21, 29.7],
      [84.1, 118.9],
      [12, 500],
    ]);
  });

  it('shows a picture of pixels where it is placed', async () => {
    const raster = { jpeg: BLACK, columns: 8, rows: 8 };
    const bytes = await writePdf(document([page([], { rasters: [{ raster, box: [3, 5, 8, 9] }] })]));
    expect(qpdfCheck(bytes)).toContain('No syntax or stream encoding errors');
    const picture = renderPage(bytes, 1, 120);
    // One run of dark each way, its middle that of the box.
    expect(darkRuns(picture, 'row', 29.7 - 7).map((cm) => cm.toFixed(1))).toEqual(['5.5']);
    expect(darkRuns(picture, 'column', 4).map((cm) => cm.toFixed(1))).toEqual(['22.7']);
    expect(darkRuns(picture, 'column', 2.8)).toEqual([]);
    expect(darkRuns(picture, 'row', 29.7 - 9.2)).toEqual([]);
  });

  it('refuses pages no reader opens', async () => {
    await expect(writePdf(document([page([], { height: 509 })]))).rejects.toThrow('too long');
  });

  it('draws lengths true to 0.01 cm on both axes', async () => {
    const picture = renderPage(await writePdf(document([page(square)])), 1, 120);
    const [left, right] = darkRuns(picture, 'row', 29.7 - 9.3) as [number, number];
    const [top, bottom] = darkRuns(picture, 'column', 8.3) as [number, number];
    expect(right - left).toBeCloseTo(10, 2);
    expect(bottom - top).toBeCloseTo(10, 2);
    expect(left).toBeCloseTo(3, 2);
    expect(bottom).toBeCloseTo(24.7, 2);
  });

  it('places a form several times, moved, scaled and clipped', async () => {
    const forms = [
      { id: 'f', box: [0, 0, 4, 4] as const, items: [drawn(boxPath([1, 1, 3, 3]), 'cut', SHEET)] },
    ];
    const placements = [
      { form: 'f', offset: [0, 0] as const },
      { form: 'f', offset: [10, 0] as const, scale: 2, clip: [10, 0, 14, 10] as const },
    ];
    const picture = renderPage(await writePdf(document([page([], { placements })], { forms })), 1, 60);
    const at = darkRuns(picture, 'row', 29.7 - 2.5);
    expect(at).toHaveLength(3);
    expect(at[0]).toBeCloseTo(1, 1);
    expect(at[1]).toBeCloseTo(3, 1);
    expect(at[2]).toBeCloseTo(12, 1);
  });

  it('refuses to place or to point to what does not exist', async () => {
    await expect(
      writePdf(document([page([], { placements: [{ form: 'x', offset: [0, 0] }] })])),
    ).rejects.toThrow('x');
    await expect(writePdf(document([page([])], { bookmarks: [{ title: 'B', page: 3 }] }))).rejects.toThrow(
      '3',
    );
  });

  it('embeds what it uses of its fonts, searchable', async () => {
    const text = 'Pièce ½ 60″ ß œ Œ ẞ Ł é à ç ü « » — Жанна';
    const items = (['sans', 'sans-bold', 'serif'] as const).map((font, i) =>
      written(text, [1, 20 - i], { size: 0.5, font }, SHEET),
    );
    const bytes = await writePdf(document([page(items)]));
    const fonts = pdfFonts(bytes);
    expect(fonts.map(({ name }) => name.slice(7)).sort()).toEqual([
      'Fraunces-SemiBold',
      'SourceSans3-Regular',
      'SourceSans3-SemiBold',
    ]);
    for (const font of fonts) expect(font).toMatchObject({ embedded: true, subset: true, unicode: true });
    expect(pdfText(bytes).split('Pièce ½ 60″ ß œ Œ ẞ Ł é à ç ü « » — Жанна')).toHaveLength(4);
    expect(bytes.length).toBeLessThan(40_000);
  });

  it('shows a box for a letter no font has and drops what turns the direction', async () => {
    const name = 'A\u202eB\u0007C\u200bD\ud83d\ude00E\ud800F\nG';
    const bytes = await writePdf(document([page([written(name, [2, 2], { size: 1 }, SHEET)])]));
    expect(pdfText(bytes).trim()).toBe('ABCD□E□F G');
  });

  it('lets each layer be switched, under the name the reader knows', async () => {
    const items = [
      drawn(linePath([2, 0], [2, 20]), 'cut', { layer: 'cut', group: 'shell' }),
      drawn(linePath([4, 0], [4, 20]), 'cut', { layer: 'stitch', group: 'shell' }),
      drawn(linePath([6, 0], [6, 20]), 'cut', { layer: 'cut', group: 'lining' }),
    ];
    const seen = async (...hidden: string[]) => {
      const layers = ['cut', 'stitch', 'shell', 'lining'].map((id) => ({
        id,
        name: `Lignes « ${id} »`,
        hidden: hidden.includes(id),
      }));
      return darkRuns(renderPage(await writePdf(document([page(items)], { layers })), 1, 30), 'row', 20).map(
        Math.round,
      );
    };
    expect(await seen()).toEqual([2, 4, 6]);
    expect(await seen('cut')).toEqual([4]);
    expect(await seen('shell')).toEqual([6]);
    expect(await seen('stitch', 'lining')).toEqual([2]);
  });

  it('enlarges about the middle of the page to undo a printer that is off', async () => {
    const bytes = await writePdf(document([page(square)], { compensation: [1.02, 0.99] }));
    const picture = renderPage(bytes, 1, 120);
    const [left, right] = darkRuns(picture, 'row', 29.7 - 9.3) as [number, number];
    const [top, bottom] = darkRuns(picture, 'column', 8.3) as [number, number];
    expect(right - left).toBeCloseTo(10.2, 2);
    expect(bottom - top).toBeCloseTo(9.9, 2);
    expect((left - 10.5) / (3 - 10.5)).toBeCloseTo(1.02, 2);
  });

  it('is in order for qpdf and the same bytes each time', async () => {
    const make = () =>
      writePdf(
        document(
          [page([filled(circlePath([5, 5], 2), 'shell', SHEET), written('x', [1, 1], { size: 1 }, SHEET)])],
          {
            layers: [{ id: 'cut', name: 'Coupe' }],
            bookmarks: [{ title: 'Un', page: 0, children: [{ title: 'Deux', page: 0, box: [1, 1, 5, 5] }] }],
          },
        ),
      );
    const [first, second] = [await make(), await make()];
    expect(Buffer.compare(first, second)).toBe(0);
    expect(qpdfCheck(first)).toContain('No syntax or stream encoding errors');
    const other = await writePdf(document([page([written('y', [1, 1], { size: 1 }, SHEET)])]));
    const id = (bytes: Uint8Array) => /\/ID \[ ?<(\w+)>/.exec(uncompressed(bytes))?.[1];
    expect(id(first)).toMatch(/^[0-9a-f]{32}$/);
    expect(id(first)).not.toBe(id(other));
  });

  it('holds no action, whatever it is called', async () => {
    const title = '/JavaScript (app.alert) >> /OpenAction << /S /URI';
    const bytes = await writePdf(
      document([page([written(title, [1, 1], { size: 0.3 }, SHEET)])], { title, author: title }),
    );
    expect(qpdfCheck(bytes)).toContain('No syntax');
    expect(uncompressed(bytes)).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch)\b/);
  });

  it('opens the print window at actual size and says its language', async () => {
    const plain = uncompressed(await writePdf(document([page([])])));
    expect(plain).toMatch(/\/PrintScaling \/None/);
    expect(plain).toMatch(/\/Lang \(fr\)|\/Lang <feff00660072>/);
    expect(plain).toMatch(/20261121120000/);
  });
});
