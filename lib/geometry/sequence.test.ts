import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  cyclic,
  cyclicNeighbours,
  firstOf,
  inRuns,
  isNonEmpty,
  item,
  lastOf,
  mapTuple,
  type NonEmpty,
  neighbours,
} from './sequence';

describe('an element by its index', () => {
  test('is refused outside of the list, with the index named', () => {
    expect(item(['a', 'b'], 1)).toBe('b');
    expect(() => item(['a', 'b'], 2)).toThrow(new RangeError('No element 2 in a list of 2'));
    expect(() => item(['a', 'b'], -1)).toThrow(RangeError);
    expect(() => item(['a', 'b'], 0.5)).toThrow(RangeError);
  });

  test('is read from typed arrays, zero too', () => {
    expect(item(new Float64Array([3, 0]), 1)).toBe(0);
    expect(() => item(new Float64Array(2), 2)).toThrow(RangeError);
  });

  test('goes round and round', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.integer({ min: -99, max: 99 }),
        (list, index) => {
          expect(cyclic(list, index)).toBe(list.at(index % list.length));
        },
      ),
    );
    expect(() => cyclic([], 0)).toThrow(RangeError);
  });

  test('first and last are refused of an empty list', () => {
    expect([firstOf([1, 2, 3]), lastOf([1, 2, 3])]).toEqual([1, 3]);
    expect(() => firstOf([])).toThrow(RangeError);
    expect(() => lastOf([])).toThrow(RangeError);
  });
});

describe('neighbours', () => {
  test('are each element with the next', () => {
    expect(neighbours([1, 2, 3])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect([neighbours([1]), neighbours([])]).toEqual([[], []]);
  });

  test('of a closed list come round', () => {
    expect(cyclicNeighbours([1, 2, 3])).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
    expect([cyclicNeighbours([1]), cyclicNeighbours([])]).toEqual([[[1, 1]], []]);
  });
});

test('a list is in runs of what goes on from the element before', () => {
  const isNext = (before: number, next: number) => next === before + 1;
  expect(inRuns([1, 2, 5, 6, 7, 3], isNext)).toEqual([[1, 2], [5, 6, 7], [3]]);
  expect(inRuns([], isNext)).toEqual([]);
});

test('a tuple changed keeps its length', () => {
  const changed = mapTuple([1, 2], String);
  expectTypeOf(changed).toEqualTypeOf<[string, string]>();
  expect(changed).toEqual(['1', '2']);
  const list: NonEmpty<number> = [1, 2, 3];
  expectTypeOf(mapTuple(list, String)).toEqualTypeOf<[string, ...string[]]>();
  expect([isNonEmpty(list), isNonEmpty([])]).toEqual([true, false]);
});
