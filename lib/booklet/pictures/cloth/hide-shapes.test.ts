import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { hideEachOther } from './hide-shapes';

const square = (left: number): Pair[] => [
  [left, 0],
  [left + 10, 0],
  [left + 10, 10],
  [left, 10],
];

test.each([
  [9, false],
  [8, false],
  [7, true],
  [0, true],
])('a square laid %d of its 10 cm beside another hides much of it: %s', (by, hides) => {
  expect(hideEachOther([square(0), square(by)])).toBe(hides);
});

test('how finely an edge is drawn says nothing of how much it hides', () => {
  const fine = Array.from({ length: 200 }, (_, i): Pair => [10.5 - i / 200, 10]);
  expect(hideEachOther([square(0), [[9.5, 0], [19, 0], [19, 10], ...fine]])).toBe(false);
});
