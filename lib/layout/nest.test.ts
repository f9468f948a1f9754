import { describe, expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { areaOf } from '@/lib/geometry/polygon';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { clearance } from '@/lib/testing/layout/overlap';
import { testPiece, testTop } from '@/lib/testing/layout/pieces';
import { type Grid, tilesOf } from './covered-tiles';
import { nestSheets } from './nest';
import { placedPoints } from './placed';
import type { SheetLayout, SheetOptions } from './sheet-layout';

const COMMON = { gap: 0.5, rotate180: true, budget: 24 };
const FORMATS: Record<string, SheetOptions> = {
  a4: { ...COMMON, width: 19, pageHeight: 27.7 },
  a3: { ...COMMON, width: 27.7, pageHeight: 40 },
  a0: { ...COMMON, width: 82.1, pageHeight: 116.9 },
  roll: { ...COMMON, width: 82.1 },
};

const outlinesOf = (pieces: readonly Piece[], { placements }: SheetLayout): Pair[][] =>
  placements.map((placement) =>
    placedPoints((pieces.find(({ id }) => id === placement.piece) as Piece).cutLine, placement),
  );

describe.each(Object.keys(FORMATS))('a top on %s', (name) => {
  const pieces = testTop();
  const options = FORMATS[name] as SheetOptions;
  const layout = nestSheets(pieces, options);
  const outlines = outlinesOf(pieces, layout);

  test('holds every piece once, inside the sheet, nothing overlapping', () => {
    expect(layout.placements.map(({ piece }) => piece).sort()).toEqual(pieces.map(({ id }) => id).sort());
    outlines.forEach((outline, i) => {
      const { left, right, bottom, top } = boundsOf(outline);
      expect(Math.min(left, bottom)).toBeGreaterThan(-1e-6);
      expect(right).toBeLessThan(layout.width + 1e-6);
      expect(top).toBeLessThan(layout.height + 1e-6);
      for (const other of outlines.slice(i + 1))
        expect(clearance(outline, other)).toBeGreaterThan(0.5 - 1e-6);
    });
  });

  test('names exactly the pages a piece touches', () => {
    const grid: Grid = {
      tileWidth: options.width,
      tileHeight: options.pageHeight ?? layout.height,
      top: layout.height,
    };
    const touched = new Set(
      outlines.flatMap((outline) => tilesOf(outline, grid)).map(({ row, column }) => `${row}/${column}`),
    );
    expect(new Set(layout.tiles.map(({ row, column }) => `${row}/${column}`))).toEqual(touched);
  });
});

test('keeps every piece on one A0 page when it fits one', () => {
  const pieces = ['a', 'b', 'c', 'd'].flatMap((group) =>
    testTop().map((piece) => ({ ...piece, id: `${group}-${piece.id}` })),
  );
  const layout = nestSheets(pieces, FORMATS.a0 as SheetOptions);
  const grid: Grid = { tileWidth: 82.1, tileHeight: 116.9, top: layout.height };
  for (const outline of outlinesOf(pieces, layout)) expect(tilesOf(outline, grid)).toHaveLength(1);
  const area = pieces.reduce((sum, { cutLine }) => sum + areaOf(cutLine), 0);
  expect(layout.tiles.length).toBeLessThanOrEqual(1.15 * Math.ceil(area / (82.1 * 116.9)) + 2);
});

test('prints a piece longer than a page over as many pages as it needs', () => {
  const long = testPiece('floor-length', [
    [0, 0],
    [50, 0],
    [50, 150],
    [0, 150],
  ]);
  const layout = nestSheets([long], FORMATS.a0 as SheetOptions);
  expect(layout.tiles).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 0 },
  ]);
});

test('makes the sheet several pages wide for a piece wider than one', () => {
  const wide = testPiece('half-circle', [
    [0, 0],
    [95, 0],
    [95, 40],
    [0, 40],
  ]);
  const layout = nestSheets([wide], { ...(FORMATS.a0 as SheetOptions), rotate180: false });
  expect(layout.columns).toBe(2);
});

test('turns nothing head down unless it may', () => {
  const { placements } = nestSheets(testTop(), { ...(FORMATS.a4 as SheetOptions), rotate180: false });
  expect(placements.every(({ rotated, mirrored }) => rotated === 0 && !mirrored)).toBe(true);
});

test('starts at the upper edge, so that blank pages come last', () => {
  const { tiles, length, height, rows } = nestSheets(testTop(), FORMATS.a4 as SheetOptions);
  expect(tiles[0]).toEqual({ row: 0, column: 0 });
  expect(height - length).toBeLessThan(height / rows);
});
