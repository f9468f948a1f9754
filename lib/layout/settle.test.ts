import { expect, test } from 'vitest';
import { onOnePage } from './settle';

const GAP = 0.5;
const settle = onOnePage(100, GAP);

test('a shape that fits a page lies on one', () => {
  expect(settle(30, 60 + GAP)).toBe(30);
  expect(settle(50, 60 + GAP)).toBe(100);
});

test('a longer one crosses no more joins than it must, from the middle of a page too', () => {
  expect(settle(0, 108 + GAP)).toBe(0);
  expect(settle(90, 108 + GAP)).toBe(90);
  expect(settle(95, 108 + GAP)).toBe(100);
});
