import { expect, test } from 'vitest';
import type { Pair } from '@/lib/drafting/types';
import type { Text } from '@/lib/drawing/types';
import { contains } from './contains';
import { isCrossed, numberBeside } from './number-beside';
import { cornersOf, sceneNumbers } from './scene-numbers';

const box = (left: number, bottom: number, right: number, top: number): Pair[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
/** A band bent round a hollow: nowhere as broad as a number is high. */
const BENT: Pair[] = [
  [0, 0],
  [12, 0],
  [12, 12],
  [10.5, 12],
  [10.5, 1.5],
  [1.5, 1.5],
  [1.5, 12],
  [0, 12],
];
const none = { arrows: [], reach: 0, scale: 0.1, left: -20, right: 60 };

test('a number too large for a bent band stands clear of its edges', () => {
  const [number] = sceneNumbers([11], [BENT], { ...none, worked: [[]] });
  expect(number).toMatchObject({ kind: 'text', text: '11' });
  expect(isCrossed(number as Text, [[...BENT, BENT[0] as Pair]])).toBe(false);
});

test('where lines leave a piece no room its number stands beside it, and on no other piece', () => {
  const [own, other] = [box(0, 0, 6, 6), box(0, 6.5, 6, 20)];
  const worked: Pair[][] = [0.5, 2, 3.5, 5].map((x) => [
    [x, 0],
    [x, 6],
  ]);
  const [number, second] = sceneNumbers([1, 2], [own, other], { ...none, worked: [worked, []] });
  expect(isCrossed(number as Text, worked)).toBe(false);
  for (const at of cornersOf([number as Text])) {
    expect([own, other].some((outline) => contains(outline, at))).toBe(false);
  }
  for (const at of cornersOf([second as Text])) expect(contains(other, at)).toBe(true);
});

test('a number beside a piece stays in the picture, and goes nowhere rather than on something else', () => {
  const own = box(0, 0, 4, 4);
  const round = [box(-9, 4.2, 9, 9), box(-9, -9, 9, -0.2), own];
  const place = { outlines: round, lines: [], left: -9, right: 9 };
  expect(numberBeside(7, 3, own, place)).toMatchObject({ text: '7' });
  expect(numberBeside(7, 3, own, { ...place, left: 0, right: 4 })).toBeUndefined();
});

test('a number beside a slanting strip stands at its cloth, not over the corner of the box round it', () => {
  const strip: Pair[] = [
    [0, 0],
    [1, -1],
    [21, 19],
    [20, 20],
  ];
  const worked: Pair[][] = [
    [
      [0.5, -0.5],
      [20.5, 19.5],
    ],
  ];
  const [number] = sceneNumbers([7], [strip], { ...none, worked: [worked] });
  const corners = cornersOf([number as Text]);
  for (const at of corners) expect(contains(strip, at)).toBe(false);
  // Twice its distance from the line x = y.
  const far = Math.max(...corners.map(([x, y]) => Math.abs(x - y)));
  expect(far).toBeLessThan(9);
});

test('a number that lines hug on both sides stands beside its piece', () => {
  const loop = box(0, 0, 4, 9.5);
  const worked: Pair[][] = [1, 3].map((x) => [
    [x, 0],
    [x, 9.5],
  ]);
  const [number] = sceneNumbers([13], [loop], { ...none, scale: 0.16, left: 0, right: 4, worked: [worked] });
  expect((number as Text).at[1]).toBeGreaterThan(9.5);
});

test('a piece of which only a strip is seen has its number beside it, unless its twin lies over it', () => {
  const [under, over] = [box(0.4, -0.8, 20, 10), box(0, 0, 20, 10)];
  const around = { ...none, worked: [[], []] };
  const numbers = sceneNumbers([8, 7], [under, over], around);
  expect(numbers.map((item) => (item as Text).text)).toEqual(['8', '7']);
  const { at, size } = numbers[0] as Text;
  for (const up of [0, size / 2]) {
    expect([under, over].some((outline) => contains(outline, [at[0], at[1] + up]))).toBe(false);
  }
  expect(sceneNumbers([7, 7], [under, over], around)).toHaveLength(1);
  expect(sceneNumbers([8, 7], [box(1, 1, 19, 9), over], around)).toHaveLength(1);
});
