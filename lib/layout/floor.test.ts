import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import { floorOf } from './floor';
import { type PackRules, prepare } from './items';
import { anywhere } from './settle';
import type { Shape } from './types';

const RULES: PackRules = { width: 60, gap: 0, column: 0.5, settle: () => anywhere };

const box = (width: number, height: number): Pair[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

const shape = (outline: Pair[], atFold = false): Shape => ({
  ...{ piece: 'p', copy: 0, turn: 0, unfolded: false, layers: 1, outline, atFold },
  orientations: [{ mirrored: false, rotated: 0 }],
});

const floorFor = (...shapes: Shape[]) => floorOf(prepare(shapes, RULES), RULES);

test('shapes that have room side by side are no longer than the longest', () => {
  expect(floorFor(shape(box(20, 30)), shape(box(20, 40)))).toBeCloseTo(40);
});

test('wide shapes lie above each other, and so do those at the fold', () => {
  expect(floorFor(shape(box(40, 30)), shape(box(35, 40)))).toBeCloseTo(70);
  expect(floorFor(shape(box(10, 30), true), shape(box(5, 40), true))).toBeCloseTo(70);
});

test('a hollow that another may lie in is not counted', () => {
  const arch: Pair[] = [
    ...([
      [0, 0],
      [5, 0],
      [5, 40],
      [45, 40],
    ] as Pair[]),
    ...([
      [45, 0],
      [50, 0],
      [50, 50],
      [0, 50],
    ] as Pair[]),
  ];
  expect(floorFor(shape(arch), shape(box(38, 30)))).toBeLessThanOrEqual(50);
});

test('nothing holds a shape wider than the cloth', () => {
  expect(floorFor(shape(box(61, 5)))).toBe(Number.POSITIVE_INFINITY);
});
