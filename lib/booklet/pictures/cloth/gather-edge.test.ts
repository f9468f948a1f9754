import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { drawnIn } from './gather-edge';

/** A sleeve 40 wide and 50 high, its lower edge dipping by 2 in the middle. */
const FOOT: Pair[] = [
  [-20, 0],
  [0, -2],
  [20, 0],
];
const WHOLE: Pair[] = [...FOOT, [20, 50], [-20, 50]];
const length = 2 * Math.hypot(20, 2);

test('drawn in, an edge is straight and as long as its band', () => {
  const places = FOOT.map((at) => drawnIn(WHOLE, [FOOT], 0.5)?.carry(at) ?? at);
  expect(places.map(([, y]) => y)).toEqual([0, 0, 0]);
  expect((places[2]?.[0] ?? 0) - (places[0]?.[0] ?? 0)).toBeCloseTo(length / 2, 6);
});

test('a little above the cloth lies as it was cut, wider and wider toward that', () => {
  const drawn = drawnIn(WHOLE, [FOOT], 0.5);
  const at = (y: number) => drawn?.carry([20, y])[0] ?? 0;
  expect([20, 35, 50].map(at)).toEqual([20, 20, 20]);
  const sides = [0, 2, 4, 6, 8, 10].map(at);
  expect(sides).toEqual([...sides].sort((a, b) => a - b));
  expect(drawn?.carry([21, 0])[0]).toBeCloseTo(at(0) + 1, 6);
});

test('its folds stand on the edge, told whichever way it runs', () => {
  for (const line of [FOOT, [...FOOT].reverse()]) {
    const folds = drawnIn(WHOLE, [line], 0.5)?.folds ?? [];
    expect(folds.length).toBeGreaterThan(6);
    for (const [[, from], [, to]] of folds as [Pair, Pair][]) {
      expect(from).toBeGreaterThan(0);
      expect(to).toBeGreaterThan(from);
    }
  }
});

test('eased on without a gather, it lies without folds', () => {
  const drawn = drawnIn(WHOLE, [FOOT], 0.95);
  expect(drawn?.folds).toEqual([]);
  expect(drawn?.carry([20, 0])[0]).toBeLessThan(20);
});

test('ease is no gather', () => {
  expect(drawnIn(WHOLE, [FOOT], 0.99)).toBeUndefined();
});
