import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '@/lib/drawing/document';
import { writePdf } from '@/lib/pdf/write-pdf';
import { darkRuns, renderPage } from '@/lib/testing/pdf/read-pdf';
import { DRAFT, type Files, makeFiles, settings } from '@/lib/testing/sheets/files';
import { PIECES } from '@/lib/testing/sheets/hand-drawn-top';
import { sheetDocument } from '../sheets';

let files: Files;
beforeAll(async () => {
  files = await makeFiles(['projector']);
});

describe('projector files', () => {
  it('show every piece whole, both of a pair, grain level, with a bookmark each', () => {
    const { bookmarks, pages } = files.projector.document;
    const pairs = PIECES.filter(({ cut }) => cut.mirrored).length;
    expect(bookmarks).toHaveLength(1 + PIECES.length + pairs);
    expect(bookmarks.filter(({ title }) => title.endsWith('en miroir'))).toHaveLength(pairs);
    expect(pages[0]?.items).toEqual([]);
    const arrows =
      files.projector.document.forms[0]?.items.filter(
        (item) => item.kind === 'stroke' && item.stroke === 'grain',
      ) ?? [];
    expect(arrows).toHaveLength(PIECES.length + pairs);
    for (const arrow of arrows) {
      const [a, b] = arrow.kind === 'stroke' ? arrow.path : [];
      expect(Number(b?.[2])).toBeCloseTo(Number(a?.[2]), 6);
    }
  });

  it('are half a centimetre larger than the drawing on each side', () => {
    const picture = renderPage(files.projector.bytes, 1, 10);
    const dark = (axis: 'row' | 'column', from: number, to: number) => {
      for (let at = from; at < to; at += 0.1) if (darkRuns(picture, axis, at).length > 0) return true;
      return false;
    };
    const height = picture.height / 10;
    expect(dark('row', 0, 0.3)).toBe(false);
    expect(dark('row', height - 0.3, height - 0.1)).toBe(false);
    expect(dark('row', 0.3, 0.7)).toBe(true);
  });

  it('write no letter lower than 14 mm', () => {
    const texts = files.projector.document.forms[0]?.items.filter((item) => item.kind === 'text') ?? [];
    const labels = texts.filter((item) => item.layer === 'text');
    expect(labels.length).toBeGreaterThan(PIECES.length);
    for (const label of labels)
      expect(label.kind === 'text' && label.size * 0.66).toBeGreaterThanOrEqual(1.4);
  });

  it('lay the grid under the drawing, in the reader’s unit', async () => {
    const step = async (unit: 'cm' | 'in') => {
      const file = sheetDocument(DRAFT, 'projector-grid', settings('en', { unit }));
      const only = {
        ...file,
        layers: file.layers.map((layer) => ({ ...layer, hidden: layer.id !== 'grid' })),
      };
      const form = { ...only.forms[0], items: only.forms[0]?.items.filter(({ layer }) => layer === 'grid') };
      const picture = renderPage(await writePdf({ ...only, forms: [form] } as Document), 1, 20);
      const runs = darkRuns(picture, 'row', 3);
      return ((runs[4] ?? 0) - (runs[0] ?? 0)) / 4;
    };
    expect(await step('cm')).toBeCloseTo(5, 1);
    expect(await step('in')).toBeCloseTo(5.08, 1);
  });

  it('carry the 40 × 60 cm rectangle', () => {
    const picture = renderPage(files.projector.bytes, 1, 20);
    const [left = 0, right = 0] = darkRuns(picture, 'row', 6.3)
      .slice(0, 1)
      .concat(darkRuns(picture, 'row', 30).filter((x) => Math.abs(x - 60.5) < 0.3));
    expect(right - left).toBeCloseTo(60, 1);
  });
});
