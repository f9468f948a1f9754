import { expect, test } from 'vitest';
import type { Pair } from '@/lib/geometry/types';
import type { PressArrow } from '../cloth/scene';
import { lengthOnCloth, slidArrows } from './draw-arrows';

const CLOTH: Pair[] = [
  [0, 0],
  [30, 0],
  [30, 60],
  [0, 60],
];
const dart = (x: number): PressArrow => ({ at: [x, 30], direction: [-1, 0], slides: true });

test('beside the edge the arrow over a dart begins behind it and ends on the cloth', () => {
  const [slid] = slidArrows([dart(3.7)], [CLOTH], 10);
  expect(slid?.at[0]).toBeGreaterThan(10);
  expect(slid?.at[0]).toBeLessThan(11);
});

test('arrows that would run over the edge end before it, and one that can only point off the cloth stays whole', () => {
  const shorter = lengthOnCloth([{ at: [8, 30], direction: [-1, 0] }], [CLOTH], 10);
  expect(shorter).toBeGreaterThanOrEqual(6);
  expect(shorter).toBeLessThan(8);
  expect(lengthOnCloth([{ at: [0, 30], direction: [-1, 0] }], [CLOTH], 10)).toBe(10);
});

test.each([
  ['a dart with cloth before it', dart(20)],
  ['a seam', { ...dart(4), slides: false }],
  ['cloth too narrow for it', { ...dart(4), at: [4, 30], direction: [0, 1] }],
] as const)('an arrow stays where it is: %s', (what, arrow) => {
  const length = what.startsWith('cloth') ? 70 : 10;
  expect(slidArrows([arrow], [CLOTH], length)).toEqual([arrow]);
});
