import { expect, test } from 'vitest';
import type { PressArrow } from '../cloth/scene';
import { apartArrows, reachOf } from './space-arrows';

const opened = (length: number): PressArrow[] =>
  [0.3, 0.7].flatMap((share) => [
    { at: [0, share * length], direction: [1, 0] },
    { at: [0, share * length], direction: [-1, 0] },
  ]);

test('a long seam keeps two arrows each way', () => {
  expect(apartArrows(opened(60), 0.08)).toEqual(opened(60));
});

test('a short seam at a small scale has one each way, in the middle', () => {
  expect(apartArrows(opened(5), 0.04)).toEqual([
    { at: [0, 2.5], direction: [1, 0] },
    { at: [0, 2.5], direction: [-1, 0] },
  ]);
});

const towards = (gap: number): PressArrow[] => [
  { at: [0, 0], direction: [1, 0] },
  { at: [gap, 0], direction: [-1, 0] },
];

test('arrows that come towards each other do not run into one another', () => {
  expect(2 * reachOf(towards(10), 0.08, 0.55)).toBeLessThan(0.8);
});

test.each([
  ['far apart', towards(40)],
  ['one seam pressed open', opened(5)],
] as const)('arrows keep their length: %s', (_, arrows) => {
  expect(reachOf(arrows, 0.08, 0.55)).toBe(0.55);
});

test('arrows that point to one place do not meet there', () => {
  const cap: PressArrow[] = [
    { at: [-4, 0], direction: [Math.SQRT1_2, -Math.SQRT1_2] },
    { at: [4, 0], direction: [-Math.SQRT1_2, -Math.SQRT1_2] },
  ];
  const wayToMeeting = 4 * Math.SQRT2;
  expect(reachOf(cap, 0.08, 0.55)).toBeLessThan(wayToMeeting * 0.08);
  expect(reachOf(cap, 0.2, 0.55)).toBe(0.55);
});

test('each of two darts keeps its arrow, and where one would run on into the next they stand aside of each other', () => {
  const dart = (y: number): PressArrow => ({ at: [0, y], direction: [0, -1], slides: true });
  const arrows = apartArrows([dart(0), dart(-4)], 0.08);
  expect(arrows).toHaveLength(2);
  const [first, second] = arrows.map(({ at }) => at);
  expect(Math.abs((first?.[0] ?? 0) - (second?.[0] ?? 0)) * 0.08).toBeCloseTo(0.4);
  expect(apartArrows([dart(0), dart(-20)], 0.08)).toEqual([dart(0), dart(-20)]);
});
