import { expect, test } from 'vitest';
import { apartArrows } from './apart-arrows';
import type { PressArrow } from './scene';

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
