import { expect, test } from 'vitest';
import type { Block } from './block';
import { paged } from './flow';
import { COLUMN_HEIGHT } from './page';
import { settled, settledByPage } from './settle';

const rows =
  (count: number, height: number): (() => Block[]) =>
  () =>
    Array.from({ length: count }, () => ({ height, draw: () => [] }));
const shares = (blocks: readonly Block[]) => paged(blocks).map(({ length }) => length);

test('a last page is not left with a single step: the pages share out', () => {
  const high = COLUMN_HEIGHT / 5;
  expect(shares(rows(11, high)())).toEqual([5, 5, 1]);
  expect(shares(settledByPage([rows(11, high)]))).toEqual([4, 4, 3]);
});

test('the roomiest setting with the fewest pages is taken', () => {
  const [roomy, close, tight] = [5, 5.5, 6].map((count) => rows(11, COLUMN_HEIGHT / count - 0.01));
  const settings = [roomy, close, tight].flatMap((setting) => setting ?? []);
  const set = settled(settings);
  expect(paged(set)).toHaveLength(2);
  expect(set[0]?.height).toBeCloseTo(COLUMN_HEIGHT / 6 - 0.01, 6);
  expect(settled(settings.slice(0, 2))[0]?.height).toBeCloseTo(COLUMN_HEIGHT / 5 - 0.01, 6);
});

test('a setting that fills one page is not tightened further', () => {
  const never = () => {
    throw new Error('made though one page is enough');
  };
  expect(shares(settled([rows(3, 2), never]))).toEqual([3]);
});

test('what begins under another chapter fills what is left of its page first', () => {
  const high = COLUMN_HEIGHT / 5;
  const set = settledByPage([rows(7, high)], 2 * high);
  expect(set).toHaveLength(7);
  expect(shares([...rows(3, high)(), ...set])).toEqual([5, 5]);
  expect(shares([...rows(3, high)(), ...settledByPage([rows(9, high)], 2 * high)])).toEqual([4, 4, 4]);
});

test('set page by page, each takes the roomiest of the settings that it holds', () => {
  const heights = [5, 5, 5, 5, 8, 8];
  const at = (part: number) => () => heights.map((height) => ({ height: height * part, draw: () => [] }));
  const set = settledByPage([at(1.5), at(1.02), at(1)]);
  expect(shares(set)).toEqual([4, 2]);
  expect(set.map(({ height }) => height)).toEqual([5.1, 5.1, 5.1, 5.1, 12, 12]);
});

test('white left under the steps of a page goes between them, a little to each; the last page is left as it ends', () => {
  const high = COLUMN_HEIGHT / 5;
  const set = settledByPage([rows(11, high)]);
  const [first, , last] = paged(set);
  const after = (blocks: readonly Block[] = []) => blocks.map((block) => block.after ?? 0);
  // Four rows of five have room for a fifth, more than is put between them.
  expect(after(first)).toEqual([0.9, 0.9, 0.9, 0]);
  expect(after(last)).toEqual([0, 0, 0]);
  const close = settledByPage([rows(8, (COLUMN_HEIGHT - 1.2) / 4)]);
  const [full] = paged(close);
  expect(full).toHaveLength(4);
  for (const each of after(full).slice(0, -1)) expect(each).toBeCloseTo(0.4, 6);
});
