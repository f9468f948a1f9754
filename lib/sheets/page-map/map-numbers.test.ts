import { expect, test } from 'vitest';
import { boxCorners } from '@/lib/drawing/bounds';
import type { Box } from '@/lib/drawing/types';
import { numberAcross, placeOfNumber } from './map-numbers';

const NONE = { addresses: [], edges: [] };
const SQUARE = boxCorners([0, 0, 2, 2]);

test('a number stands large in the middle of its piece', () => {
  const place = placeOfNumber('12', SQUARE, [1, 1], NONE);
  expect(place).toMatchObject({ size: 0.3, angle: 0 });
  expect(place?.at[0]).toBeCloseTo(1, 1);
});

test('it keeps off the address of a page and the edges between pages', () => {
  const address: Box = [0.7, 0.8, 1.2, 1.2];
  const edge = [
    [1, 0],
    [1, 2],
  ] as const;
  const place = placeOfNumber('1', SQUARE, [1, 1], { addresses: [address], edges: [edge] });
  const [x, y] = place?.at ?? [1, 1];
  expect(Math.abs(x - 1)).toBeGreaterThan(0.08);
  expect(x > 1.2 || x < 0.7 || y > 1.2 || y + 0.2 < 0.8).toBe(true);
});

test('along a narrow strip it is turned rather than too small to read, a single figure never', () => {
  const strip = boxCorners([0, 0, 0.24, 2]);
  expect(placeOfNumber('12', strip, [0.12, 1], NONE)).toMatchObject({ angle: 90 });
  expect(placeOfNumber('2', strip, [0.12, 1], NONE)).toMatchObject({ angle: 0 });
});

test('a piece too small for a number that can be read gets it across its outline, clear of addresses', () => {
  const sliver = boxCorners([0, 0, 0.05, 1]);
  expect(placeOfNumber('7', boxCorners([0, 0, 0.17, 0.17]), [0.1, 0.1], NONE)).toBeUndefined();
  expect(placeOfNumber('7', sliver, [0.025, 0.5], NONE)).toBeUndefined();
  const signs = { addresses: [[-0.2, 0.4, 0.2, 0.6]], edges: [] } as const;
  const { ground } = numberAcross('7', sliver, [0.025, 0.5], signs, [0, 0, 1, 1]);
  expect(ground[0]).toBeGreaterThanOrEqual(0);
  expect(ground[1] >= 0.6 || ground[3] <= 0.4).toBe(true);
});

test('where only an edge between pages is in its way, a number is told to lie across it', () => {
  const scrap = boxCorners([0, 0, 0.3, 0.3]);
  const edge = [
    [0.15, 0],
    [0.15, 0.3],
  ] as const;
  expect(placeOfNumber('7', scrap, [0.15, 0.15], { addresses: [], edges: [edge] })?.across).toBe(true);
  expect(placeOfNumber('7', scrap, [0.15, 0.15], NONE)?.across).toBe(false);
});
