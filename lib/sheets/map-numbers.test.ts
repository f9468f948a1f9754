import { expect, test } from 'vitest';
import { clearOfAddress } from './map-numbers';

const PAGE = [2, 3] as const;
const LETTERS = { number: '12', size: 0.3 };

test('a number keeps its height away from the corner where the address stands', () => {
  expect(clearOfAddress([1.3, 2.9], LETTERS, PAGE)).toBe(2.9);
  expect(clearOfAddress([0.3, 1.5], LETTERS, PAGE)).toBe(1.5);
});

test.each([
  ['under the address of its page', [0.3, 2.9], 3],
  ['running into the next page', [1.95, 2.8], 3],
  ['on a page further up', [2.2, 5.9], 6],
] as const)('a number %s moves below the letters', (_, at, top) => {
  const y = clearOfAddress(at, LETTERS, PAGE);
  expect(y + LETTERS.size / 2).toBeLessThanOrEqual(top - 0.08 - 0.3 + 1e-9);
  expect(y).toBeGreaterThan(top - PAGE[1]);
});

test('where no page is named nothing moves', () => {
  expect(clearOfAddress([0.3, 2.9], LETTERS, undefined)).toBe(2.9);
});
