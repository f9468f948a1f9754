import { expect, test } from 'vitest';
import { coarserPrint } from './coarser-print';

/** Threads of one pixel, dark and light by turns, in a repeat of 2 cm. */
const COLUMNS = 40;
const threads = {
  rgba: Uint8Array.from({ length: 4 * COLUMNS * 2 }, (_, i) => {
    if (i % 4 === 3) return 255;
    return Math.floor(i / 4) % 2 === 0 ? 40 : 200;
  }),
  columns: COLUMNS,
  rows: 2,
  width: 2,
  height: 0.1,
};

test('threads finer than what is seen become their mean', () => {
  const { rgba, columns, rows, width, height } = coarserPrint(threads, 5);
  expect([columns, rows, width, height]).toEqual([10, 1, 2, 0.1]);
  for (let i = 0; i < columns; i++)
    expect([...rgba.subarray(4 * i, 4 * i + 4)]).toEqual([120, 120, 120, 255]);
});

test('a print is never finer than it was drawn', () => {
  expect(coarserPrint(threads, 30)).toBe(threads);
});
