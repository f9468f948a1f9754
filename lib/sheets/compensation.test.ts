import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { writePdf } from '@/lib/pdf/write-pdf';
import { darkRuns, renderPage } from '@/lib/testing/pdf/read-pdf';
import { DRAFT, settings } from '@/lib/testing/sheets/files';
import { fixtureDraft } from '@/lib/testing/sheets/hand-drawn-top';
import { testWords } from '@/lib/testing/sheets/words';
import { compensationFor } from './compensation';
import { sheetDocument } from './sheets';

const refusal = (act: () => unknown): AppError => {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('was not refused');
};

describe('compensationFor', () => {
  it('undoes what the printer did, on each axis', () => {
    const [across, up] = compensationFor({ square: 'metric', across: 9.9, up: 10.1 });
    expect(9.9 * across).toBeCloseTo(10, 9);
    expect(10.1 * up).toBeCloseTo(10, 9);
    expect(compensationFor({ square: 'inches', across: 10.16, up: 10.165 })).toEqual([1, 1]);
  });

  it('refuses more than 3 %, naming the side and by how much', () => {
    const error = refusal(() => compensationFor({ square: 'metric', across: 10, up: 9.4 }));
    expect(error.code).toBe('print-too-far-off');
    expect(error.fields).toEqual(['up']);
    expect(error.figures).toMatchObject({ percent: -6, most: 3 });
    expect(compensationFor({ square: 'metric', across: 9.7, up: 10.3 })).toHaveLength(2);
    for (const across of [0, Number.NaN, -10]) {
      expect(refusal(() => compensationFor({ square: 'metric', across, up: 10 })).fields).toEqual(['across']);
    }
  });
});

describe('a compensated file', () => {
  it('prints true on the printer it was measured on, and says so', async () => {
    const measured = { square: 'metric', across: 9.8, up: 10.1 } as const;
    const file = sheetDocument(fixtureDraft(), 'a4', {
      words: testWords(),
      locale: 'fr',
      patternName: 'Corsage',
      wearer: 'Anne',
      code: 'K7QM',
      date: '2026-11-21',
      measured,
    });
    const square = file.pages[0]?.items.find(
      (item) => item.kind === 'stroke' && item.stroke === 'measure' && item.path.length === 5,
    );
    const [, x0 = 0, y0 = 0] = square?.kind === 'stroke' ? (square.path[0] ?? []) : [];
    const picture = renderPage(await writePdf(file), 1, 100);
    const [cx, cy] = [21 / 2, 29.7 / 2];
    const atX = cx + (Number(x0) - cx) * (10 / 9.8);
    const atTop = 29.7 - (cy + (Number(y0) + 10 - cy) * (10 / 10.1));
    const runs = darkRuns(picture, 'row', atTop + 0.5).filter((x) => x > atX - 0.1);
    expect(((runs.find((x) => x > atX + 10) ?? 0) - (runs[0] ?? 0)) * 0.98).toBeCloseTo(10, 1);
    expect(file.compensation?.[0]).toBeCloseTo(10 / 9.8, 9);
    const said = file.pages[0]?.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ');
    expect(said).toContain('compensé');
  });

  it('quotes the square in the unit it was measured in', () => {
    const measured = { square: 'inches', across: 10.033, up: 10.2362 } as const;
    const [page] = sheetDocument(DRAFT, 'a3', settings('fr', { measured })).pages;
    const said = page?.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])).join(' ');
    expect(said).toContain('3,95 × 4,03 pouces');
  });
});
