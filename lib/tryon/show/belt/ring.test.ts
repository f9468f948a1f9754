import { expect, test } from 'vitest';
import type { Place } from '../../body/place';
import { levelThrough, ringAbout } from './ring';

/** An oval so wide and deep at such a height, in so many places. */
const oval = (wide: number, deep: number, y: number, count = 60): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [wide * Math.sin(angle), y, 2 + deep * Math.cos(angle)];
  });

test('a belt lies round all cloth near its level, a little off it', () => {
  const cloth = [...oval(16, 11, 105), ...oval(30, 30, 80)];
  const ring = ringAbout(cloth, () => 105, 4);
  for (const [x, y, z] of ring?.places ?? []) {
    expect(y).toBeCloseTo(105);
    const outside = Math.hypot(x / 16, (z - 2) / 11);
    expect(outside).toBeGreaterThan(1);
    expect(outside).toBeLessThan(1.06);
  }
  // Ramanujan's length of an oval.
  const [a, b] = [16.35, 11.35];
  const around = Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));
  expect(ring?.length).toBeGreaterThan(around - 0.6);
  expect(ring?.length).toBeLessThan(around + 0.2);
});

test('it begins in front and goes round by her left', () => {
  const ring = ringAbout(oval(16, 11, 105), () => 105, 4);
  expect(ring?.at(0)[0]).toBeCloseTo(0);
  expect(ring?.at(0)[2]).toBeGreaterThan(12);
  expect(ring?.at(0.25)[0]).toBeGreaterThan(15);
  expect(ring?.at(0.5)[2]).toBeLessThan(-8);
});

test('spans a hollow between two folds instead of falling into it', () => {
  const folds: Place[] = [
    [-5, 105, 14],
    [0, 105, 8],
    [5, 105, 14],
    [12, 105, 0],
    [-12, 105, 0],
    [0, 105, -9],
  ];
  expect(ringAbout(folds, () => 105, 4)?.at(0)[2]).toBeGreaterThan(14);
});

test('its level goes through what it runs through, tilted forward as that is', () => {
  const level = levelThrough([
    [10, 104, 8],
    [-10, 104, 8],
    [8, 107, -8],
    [-8, 107, -8],
  ]);
  expect(level(8)).toBeCloseTo(104);
  expect(level(-8)).toBeCloseTo(107);
  expect(level(0)).toBeCloseTo(105.5);
});

test('there is none where there is no cloth', () => {
  expect(ringAbout(oval(16, 11, 60), () => 105, 4)).toBeUndefined();
});
