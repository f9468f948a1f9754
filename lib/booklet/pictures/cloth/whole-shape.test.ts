import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import type { Pair } from '@/lib/geometry/types';
import { wholeLine, wholeShape } from './whole-shape';

const HALF: readonly Pair[] = [
  [4, 0],
  [4, 3],
  [0, 2],
  [0, 0],
];

test('a half is made whole across its axis, which is drawn no more', () => {
  const whole = wholeShape(HALF) ?? [];
  expect(boundsOf(whole)).toEqual({ left: -4, right: 4, bottom: 0, top: 3 });
  expect(whole.filter(([x]) => x === 0)).toHaveLength(2);
  expect(wholeShape(HALF.map(([x, y]): Pair => [x + 1, y]))).toBeUndefined();
});

test('a line is made whole from its end on the axis, whichever that is', () => {
  const line: readonly Pair[] = [
    [0, 1],
    [3, 2],
  ];
  for (const each of [line, [...line].reverse()])
    expect(wholeLine(each)).toEqual([
      [-3, 2],
      [-0, 1],
      [3, 2],
    ]);
});
