import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { STILL } from '@/lib/geometry/motion';
import type { Part } from '@/lib/pattern/types';
import { testPiece } from '@/lib/testing/layout/pieces';
import { lain } from './arrange-scenes';
import { outlineOf } from './lay-piece';
import type { Scene } from './scene';

const strip = (part: Part, width: number, length: number): Scene => ({
  shown: [
    {
      piece: {
        ...testPiece('one', [
          [0, 0],
          [width, 0],
          [width, length],
          [0, length],
        ]),
        part,
      },
      side: 'right',
      unfolded: false,
      motion: STILL,
      worked: [],
    },
  ],
  arrows: [{ at: [0, length], direction: [0, 1] }],
});

const sizeOf = ({ shown }: Scene): number[] => {
  const { left, right, bottom, top } = boundsOf(shown.flatMap(outlineOf));
  return [right - left, top - bottom];
};

test('an upright belt is laid on its side, its upper end and what points there to the right', () => {
  const laid = lain(strip('belt', 10, 90));
  expect(sizeOf(laid)).toEqual([90, 10]);
  const [arrow] = laid.arrows;
  expect(arrow?.at[0]).toBeCloseTo(Math.max(...laid.shown.flatMap(outlineOf).map(([x]) => x)), 9);
  expect(arrow?.direction[0]).toBeCloseTo(1, 9);
});

test('what stiffens a belt lies as the belt does', () => {
  expect(sizeOf(lain(strip('interfacing', 8, 90)))).toEqual([90, 8]);
});

test.each([
  ['a belt loop', strip('belt', 4, 9.5)],
  ['a lying belt', strip('belt', 90, 10)],
  ['a narrow panel of a skirt', strip('skirt-front', 10, 90)],
])('%s stays as it is', (_, scene) => {
  expect(lain(scene)).toBe(scene);
});
