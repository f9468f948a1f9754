import { expect, test } from 'vitest';
import type { Item, Text } from '@/lib/drawing/types';
import { contains } from '@/lib/geometry/polyline/contains';
import type { Pair } from '@/lib/geometry/types';
import { isCrossed } from '@/lib/testing/booklet/page';
import { cornersOf, sceneNumbers } from './number-scene';

const box = (left: number, bottom: number, right: number, top: number): Pair[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
/** A band bent round a hollow. */
const bent = (broad: number): Pair[] => [
  [0, 0],
  [12, 0],
  [12, 12],
  [12 - broad, 12],
  [12 - broad, broad],
  [broad, broad],
  [broad, 12],
  [0, 12],
];
const none = { lines: [], arrows: [], reach: 0, scale: 0.1, left: -20, right: 60 };

const textsOf = (items: readonly Item[]) => items.flatMap((item) => (item.kind === 'text' ? [item] : []));
const isLed = (items: readonly Item[]) => items.some(({ kind }) => kind === 'stroke');
const standsOn = (item: Text, outlines: readonly Pair[][]) =>
  cornersOf([item]).some((at) => outlines.some((outline) => contains(outline, at)));

test('a number stands in its piece as large as there is room for, clear of its edges', () => {
  const items = [6, 3].map((broad) => sceneNumbers([11], [bent(broad)], none));
  const [large, small] = items.map((each) => textsOf(each)[0] as Text);
  expect(large?.size).toBeCloseTo(3);
  expect(small?.size).toBeLessThan(3);
  expect(items.some(isLed)).toBe(false);
  const outline = bent(3);
  expect(isCrossed(small as Text, [[...outline, outline[0] as Pair]])).toBe(false);
});

test.each([
  ['a strip', box(0, 0, 50, 1.5), []],
  ['a scrap', box(0, 0, 2, 3), []],
  ['a bent band', bent(1.5), []],
  [
    'a piece all covered with lines',
    box(0, 0, 6, 6),
    [0.5, 2, 3.5, 5].map((x): Pair[] => [
      [x, 0],
      [x, 6],
    ]),
  ],
])('%s with no room for its number has it beside it, large, at the end of a line', (_, own, lines) => {
  const other = box(0, 13, 6, 40);
  const items = sceneNumbers([13, 2], [own, other], { ...none, lines });
  const [number, second] = textsOf(items);
  expect(number).toMatchObject({ text: '13' });
  expect(number?.size).toBeCloseTo(3);
  expect(standsOn(number as Text, [own, other])).toBe(false);
  const line = items.find((item) => item.kind === 'stroke' && item.stroke === 'measure');
  const end = line?.kind === 'stroke' ? (line.path.at(-1) as readonly ['L', number, number]) : undefined;
  expect(end && contains(own, [end[1], end[2]])).toBe(true);
  for (const at of cornersOf([second as Text])) expect(contains(other, at)).toBe(true);
});

test('a piece of which only a strip is seen has its number beside it, unless its twin lies over it', () => {
  const [under, over] = [box(0.4, -0.8, 20, 10), box(0, 0, 20, 10)];
  const items = sceneNumbers([8, 7], [under, over], none);
  expect(textsOf(items).map(({ text }) => text)).toEqual(['8', '7']);
  expect(standsOn(textsOf(items)[0] as Text, [under, over])).toBe(false);
  expect(textsOf(sceneNumbers([7, 7], [under, over], none))).toHaveLength(1);
  expect(sceneNumbers([8, 7], [box(1, 1, 19, 9), over], none)).toHaveLength(1);
});
