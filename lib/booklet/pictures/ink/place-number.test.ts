import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { transformItems } from '@/lib/drawing/transform';
import type { Item } from '@/lib/drawing/types';
import { STILL } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import { draftOf } from '@/lib/testing/booklet/designs';
import { touchedNumbers } from '@/lib/testing/booklet/numbers';
import { sceneDrawing } from '@/lib/testing/booklet/scene-drawing';
import type { Drawn } from '../cloth/scene';

const [piece] = draftOf(defaultChoices('top')).pieces as readonly [Piece];
const FRAME = { width: 6.4, height: 3.45, maxScale: 0.16, numberOf: () => 14 };

/** A strip alone in its picture, so broad and so high, as it is printed. */
function printed(wide: number, high: number, onIt: Drawn): Item[] {
  const outline: Pair[] = [
    [0, 0],
    [wide, 0],
    [wide, high],
    [0, high],
  ];
  const shown = { piece, outline, side: 'right', unfolded: true, motion: STILL, ...onIt } as const;
  const { drawing, scale } = sceneDrawing({ shown: [shown], arrows: [] }, FRAME);
  return transformItems(drawing.items, { scale });
}

const level = (wide: number, y: number): Pair[] => [
  [0, y],
  [wide, y],
];
const numbersIn = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));

test('a number is seen to touch a line that runs through it, and no other', () => {
  const [first, ...rest] = printed(12, 6, { worked: [] }) as [Item, ...Item[]];
  const number = rest.find((item) => item.kind === 'text');
  if (number?.kind !== 'text') throw new Error('No number');
  const [x, y] = number.at;
  const line = (at: number): Item => ({
    ...{ kind: 'stroke', layer: 'sheet', stroke: 'seam' },
    path: [
      ['M', x - 1, at],
      ['L', x + 1, at],
    ],
  });
  expect(touchedNumbers([first, line(y + 0.1), number])).toHaveLength(1);
  expect(touchedNumbers([line(y + 0.1), first, number])).toEqual([]);
  expect(touchedNumbers([first, line(y + 0.4), number])).toEqual([]);
});

test.each([3, 3.3, 3.6, 4, 4.4, 5])(
  'beside a broad line the number of a narrow strip keeps clear of its ink: %s cm high',
  (high) => {
    for (const onIt of [
      { worked: [level(14, high / 2)] },
      { worked: [], creased: [level(14, high / 2)] },
      { worked: [level(14, 0.7), level(14, high - 0.7)] },
    ]) {
      const items = printed(14, high, onIt);
      expect(numbersIn(items)).toEqual(['14']);
      expect(touchedNumbers(items)).toEqual([]);
    }
  },
);

test('a strip alone in its picture has its number beside it where there is no room on it', () => {
  const items = printed(40, 3, { worked: [level(40, 0.6), level(40, 2.4)] });
  expect(numbersIn(items)).toEqual(['14']);
  expect(touchedNumbers(items)).toEqual([]);
});

test('a number keeps clear of what lies apart from its piece and has no number', () => {
  const strip = (bottom: number): Pair[] => [
    [0, bottom],
    [30, bottom],
    [30, bottom + 1],
    [0, bottom + 1],
  ];
  const lying = { piece, side: 'right', unfolded: true, motion: STILL, worked: [] } as const;
  const beside = [-6, -4, -2, 2, 4, 6].map((y) => ({ ...lying, outline: strip(y), unnamed: true }));
  const far = { ...lying, outline: strip(-8), unnamed: true };
  const { drawing, scale } = sceneDrawing(
    { shown: [...beside, far, { ...lying, outline: strip(0) }], arrows: [] },
    FRAME,
  );
  const items = transformItems(drawing.items, { scale });
  expect(numbersIn(items)).toEqual(['14']);
  expect(touchedNumbers(items)).toEqual([]);
});
