import { describe, expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { type Silhouette, silhouette, sketch } from './silhouette';

const SQUARE: readonly Pair[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const SLOPE: readonly Pair[] = [
  [0, 0],
  [10.3, 0],
  [0, 20],
];

const covered = ({ spans }: Silhouette, column: number) =>
  spans.reduce((sum, y, i) => sum + (i % 2 === 0 ? -y : y), 0) * column;

describe('columns of an outline', () => {
  test('cover all of it, and a column more at most', () => {
    expect(covered(silhouette(SLOPE, 0.25, 0), 0.25)).toBeGreaterThanOrEqual(103);
    expect(covered(silhouette(SLOPE, 0.25, 0), 0.25)).toBeLessThan(103 + 20 * 0.5);
  });

  test('are one and the same for a shape that fills its columns', () => {
    expect(sketch(SQUARE, 1, 0).spans).toEqual(silhouette(SQUARE, 1, 0).spans.slice(0, 20));
  });

  test('sketched, are off by half a column at most, and by nothing on average', () => {
    const widths = Array.from({ length: 40 }, (_, i) => 10 + i / 40);
    const off = widths.map((width) => {
      const slope: Pair[] = [
        [0, 0],
        [width, 0],
        [0, 20],
      ];
      return covered(sketch(slope, 1, 0), 1) - 10 * width;
    });
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(20 * 0.5);
    expect(Math.abs(off.reduce((sum, each) => sum + each, 0) / off.length)).toBeLessThan(0.5);
  });

  test('keep the margin below and above', () => {
    const { height, spans } = sketch(SQUARE, 1, 0.1);
    expect(height).toBeCloseTo(10.2);
    expect([...spans.slice(0, 2)]).toEqual([0, expect.closeTo(10.2)]);
  });
});
