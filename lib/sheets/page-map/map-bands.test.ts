import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import type { TileGrid } from '../tiled/tiles';
import { bandedMap, between } from './map-bands';

const grid = (columns: number, rows: number): TileGrid => ({
  columns,
  rows,
  tileWidth: 19,
  tileHeight: 27.7,
  tiles: [],
});

test('a map that fills its place is drawn in one', () => {
  const { bands, size } = bandedMap(grid(5, 5), 5.4, 7.6);
  expect(bands).toHaveLength(1);
  expect(bands[0]?.offset).toEqual([0, 0]);
  expect(Math.max(size[0] / 5.4, size[1] / 7.6)).toBeCloseTo(1, 6);
});

test('a thin strip goes on to the right, every row once and all within the place', () => {
  const { bands, size, scale } = bandedMap(grid(2, 15), 5.4, 7.6);
  expect(bands.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => first + i))).toEqual(
    Array.from({ length: 15 }, (_, i) => i),
  );
  expect(size[0]).toBeLessThanOrEqual(5.4 + 1e-9);
  expect(size[1]).toBeLessThanOrEqual(7.6 + 1e-9);
  expect(scale).toBeGreaterThan((2 * 7.6) / (15 * 27.7));
  for (const { top, offset } of bands) expect(top * scale + offset[1]).toBeCloseTo(size[1], 6);
});

test('a piece that lies over two bands is shown in both, each part where it belongs', () => {
  const square: Pair[] = [
    [0, 0],
    [4, 0],
    [4, 10],
    [0, 10],
  ];
  const heights = (part: readonly Pair[]) => [
    Math.min(...part.map(([, y]) => y)),
    Math.max(...part.map(([, y]) => y)),
  ];
  expect(heights(between(square, 6, 20))).toEqual([6, 10]);
  expect(heights(between(square, -5, 6))).toEqual([0, 6]);
  expect(between(square, 11, 20)).toEqual([]);
});
