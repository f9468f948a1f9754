import { expect, test } from 'vitest';
import { boxCorners, textCorners } from '@/lib/drawing/bounds';
import type { Box, Item } from '@/lib/drawing/types';
import type { Pair } from '@/lib/geometry/types';
import { ledNumber } from './led-number';

const STRIP: Box = [0, 0, 4, 0.1];
const room: Box = [-1, -1, 5, 2];
const around = { over: [], under: [], lines: [], boxes: [], room };
const led = (with_: Partial<Parameters<typeof ledNumber>[0]> = {}) =>
  ledNumber({ number: '7', size: 0.3, shape: boxCorners(STRIP), ...around, ...with_ }, { layer: 'sheet' });

const cornersOf = (items: readonly Item[] = []): Pair[] =>
  items.flatMap((item) => (item.kind === 'text' ? [...textCorners(item)] : []));
const endOf = (items: readonly Item[] = []): Pair | undefined =>
  items.flatMap((item) => {
    const last = item.kind === 'stroke' && item.stroke === 'measure' ? item.path.at(-1) : undefined;
    return last?.[0] === 'L' ? [[last[1], last[2]] as Pair] : [];
  })[0];
const isIn = ([x, y]: Pair, [x0, y0, x1, y1]: Box) => x > x0 && x < x1 && y > y0 && y < y1;

test('a number stands beside its strip, near its middle, and a line leads to it', () => {
  const items = led();
  expect(cornersOf(items).some((at) => isIn(at, STRIP))).toBe(false);
  const end = endOf(items);
  expect(end && isIn(end, STRIP)).toBe(true);
  expect(Math.abs((end?.[0] ?? 0) - 2)).toBeLessThan(0.5);
});

test('neither number nor line touches what lies beside the strip', () => {
  const above: Box = [-1, 0.15, 5, 2];
  const items = led({ over: [boxCorners(above)] });
  expect(cornersOf(items).every(([, y]) => y < 0)).toBe(true);
});

test('its line ends where the shape is seen', () => {
  const cover: Box = [-0.5, 0.03, 5, 1];
  const end = endOf(led({ over: [boxCorners(cover)] }));
  expect(end && !isIn(end, cover)).toBe(true);
});

test('there is none where no paper is free', () => {
  expect(led({ boxes: [room] })).toBeUndefined();
});

test('a strip that lies wholly on another shape has its number on paper too', () => {
  const cloth: Box = [-0.2, -0.4, 4.2, 0.5];
  const items = led({ under: [boxCorners(cloth)] });
  expect(items).toBeDefined();
  expect(cornersOf(items).some((at) => isIn(at, cloth))).toBe(false);
  const end = endOf(items);
  expect(end && isIn(end, STRIP)).toBe(true);
});
