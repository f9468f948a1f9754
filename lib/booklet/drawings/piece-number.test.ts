import { expect, test } from 'vitest';
import type { Pair } from '@/lib/drafting/types';
import { pieceNumberItems } from './piece-number';

const SIZE = 0.3;
const box = (width: number, height: number): Pair[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

const drawn = (width: number, height: number) =>
  pieceNumberItems(13, [width / 2, height / 2], SIZE, box(width, height));

test.each([
  ['lying', 0.7, 0.25],
  ['upright', 0.25, 0.7],
])(
  'over a %s scrap no larger than its number the number stands above, and covers nothing of it',
  (_, w, h) => {
    const [item, ...rest] = drawn(w, h);
    expect(rest).toEqual([]);
    expect(item?.kind === 'text' && item.at[1]).toBeGreaterThan(h);
  },
);

test('a long strip gives way behind its number', () => {
  expect(drawn(6, 0.25).map(({ kind }) => kind)).toEqual(['stroke', 'text']);
  expect(drawn(0.25, 6).map(({ kind }) => kind)).toEqual(['stroke', 'text']);
});

test('on a piece with room the number stands alone', () => {
  expect(drawn(2, 2).map(({ kind }) => kind)).toEqual(['text']);
});
