import { expect, test } from 'vitest';
import type { Stroke } from '@/lib/drawing/types';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import { clothItems, hatching } from './tint-cloth';

const HOLLOW: Pair[] = [
  [0, 0],
  [30, 0],
  [30, 30],
  [20, 30],
  [20, 10],
  [10, 10],
  [10, 30],
  [0, 30],
];

const linesOf = (stroke: Stroke | undefined): Pair[][] => {
  const points = (stroke?.path ?? []).map((command): Pair => [command[1] as number, command[2] as number]);
  return Array.from({ length: points.length / 2 }, (_, i) => points.slice(2 * i, 2 * i + 2));
};

test('lines across a surface stay within it, and rise the way they are asked to', () => {
  for (const slant of ['right', 'left'] as const) {
    const lines = linesOf(hatching(HOLLOW, slant)[0] as Stroke);
    expect(lines.length).toBeGreaterThan(50);
    for (const [[ax, ay], [bx, by]] of lines as [Pair, Pair][]) {
      expect(contains(HOLLOW, [(ax + bx) / 2, (ay + by) / 2])).toBe(true);
      expect((by - ay) / (bx - ax)).toBeCloseTo(slant === 'right' ? 1 : -1, 6);
    }
  }
});

test('on a smaller scale lines keep their distance on the page', () => {
  const count = (scale: number) => linesOf(hatching(HOLLOW, 'right', scale)[0] as Stroke).length;
  expect(count(0.5) / count(1)).toBeCloseTo(0.5, 1);
});

test('without colours a lining differs from the cloth, and its right side from its wrong one', () => {
  const seen = (['shell', 'lining'] as const).flatMap((material) =>
    (['right', 'wrong'] as const).map((side) => JSON.stringify(clothItems(HOLLOW, material, side))),
  );
  expect(new Set(seen).size).toBe(4);
  expect(clothItems(HOLLOW, 'shell', 'wrong')).toHaveLength(1);
  const [right, wrong] = (['right', 'wrong'] as const).map((side) => clothItems(HOLLOW, 'lining', side)[1]);
  expect(right).toMatchObject({ stroke: 'hairline' });
  expect(right).not.toEqual(wrong);
});
