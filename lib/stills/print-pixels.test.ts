import { expect, test } from 'vitest';
import { printPixels } from './print-pixels';

test('a repeat as pixels is as large as it is drawn, its marks where they are drawn', async () => {
  const marks = [{ d: 'M0 0H1V2H0Z', fill: '#ff0000' }];
  const { rgba, columns, rows, width, height } = await printPixels({
    width: 2,
    height: 2,
    ground: '#0000ff',
    marks,
  });
  expect([width, height]).toEqual([2, 2]);
  expect(columns).toBe(rows);
  const pixel = (x: number, y: number) => [
    ...rgba.subarray(4 * (y * columns + x), 4 * (y * columns + x) + 4),
  ];
  expect(pixel(Math.round(columns / 4), Math.round(rows / 2))).toEqual([255, 0, 0, 255]);
  expect(pixel(Math.round((3 * columns) / 4), Math.round(rows / 2))).toEqual([0, 0, 255, 255]);
});
