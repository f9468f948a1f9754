import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { inkPoint } from './find-inner-point';

test('a number stands in the strip of a facing seen from its side, not on its edge', () => {
  const facing: Pair[] = [
    [0, 0],
    [60, 0],
    [63, 10],
    [60, 12],
    [58, 6],
    [0, 6],
  ];
  const [, y] = inkPoint(facing, [], 1.5);
  expect(Math.abs(y - 3)).toBeLessThanOrEqual(1.5);
});

test('of a piece on its tip the number stands where there is room all round', () => {
  const tall: Pair[] = [
    [0, 0],
    [20, 40],
    [0, 80],
    [-20, 40],
  ];
  expect(inkPoint(tall, [], 1.5)).toEqual([0, 40]);
});

test('a number stands in what another piece leaves of its own, clear of its edge', () => {
  const under: Pair[] = [
    [0, 0],
    [20, 0],
    [20, 40],
    [0, 40],
  ];
  const over: Pair[] = [
    [-10, 20],
    [30, 20],
    [30, 60],
    [-10, 60],
  ];
  const [, y] = inkPoint(under, [], 1.5, [over]);
  expect(y).toBeGreaterThan(1.5);
  expect(y).toBeLessThan(20 - 1.5);
});
