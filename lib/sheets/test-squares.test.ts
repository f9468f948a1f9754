import { beforeAll, describe, expect, it } from 'vitest';
import type { Document, Page } from '@/lib/drawing/document';
import type { Pair } from '@/lib/geometry/types';
import { darkRuns, renderPage } from '@/lib/testing/pdf/read-pdf';
import { type Files, makeFiles } from '@/lib/testing/sheets/files';

let files: Files;
beforeAll(async () => {
  files = await makeFiles();
});

/** Sides of a square whose lower left corner is on the page, measured across and up from rendered pixels. */
function measured(bytes: Uint8Array, page: Page, [x, y]: Pair, side: number): [number, number] {
  const [left, top] = [x - 0.5, page.height - y - side - 0.5];
  const picture = renderPage(bytes, 1, 100, [left, top, side + 1, side + 1]);
  const span = (runs: number[]) => {
    const near = (at: number) =>
      runs.reduce((best, run) => (Math.abs(run - at) < Math.abs(best - at) ? run : best), 99);
    return near(0.5 + side) - near(0.5);
  };
  return [
    span(darkRuns(picture, 'row', 0.5 + side * 0.07)),
    span(darkRuns(picture, 'column', 0.5 + side * 0.93)),
  ];
}

function squaresOf({ pages, forms }: Document): { side: number; at: Pair }[] {
  return [...(pages[0]?.items ?? []), ...(forms[0]?.items ?? [])].flatMap((item) => {
    if (
      item.kind !== 'stroke' ||
      item.stroke !== 'measure' ||
      item.layer !== 'sheet' ||
      item.path.length !== 5
    )
      return [];
    const [a, b] = item.path;
    const [x0, y0, x1] = [Number(a?.[1]), Number(a?.[2]), Number(b?.[1])];
    return [{ side: x1 - x0, at: [x0, y0] as const }];
  });
}

describe('test squares', () => {
  it.each(['a4', 'a3', 'a0', 'a0-long', 'projector'] as const)(
    'measure 10 cm and 4 in on both axes in %s',
    (format) => {
      const squares = squaresOf(files[format].document).filter(({ side }) => Math.abs(side - 10) < 0.2);
      expect(squares.map(({ side }) => Number(side.toFixed(3)))).toEqual([10, 10.16]);
      for (const { side, at } of squares) {
        const [across, up] = measured(files[format].bytes, files[format].document.pages[0] as Page, at, side);
        expect(Math.abs(across - side)).toBeLessThan(0.02);
        expect(Math.abs(up - side)).toBeLessThan(0.02);
      }
    },
  );
});
