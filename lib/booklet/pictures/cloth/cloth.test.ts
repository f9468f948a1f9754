import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carry, layAlong } from '@/lib/geometry/motion';
import { areaOf } from '@/lib/geometry/polygon';
import { contains } from '@/lib/geometry/polyline/contains';
import { placeOn } from '@/lib/geometry/polyline/place-on';
import type { Pair } from '@/lib/geometry/types';
import { simplified } from '@/lib/layout/simplify';
import { inkPoint } from './find-inner-point';
import { foldedOn } from './fold-strip';

const star = fc
  .array(fc.double({ min: 3, max: 20, noNaN: true }), { minLength: 5, maxLength: 16 })
  .map((reaches) =>
    reaches.map((reach, i): Pair => {
      const angle = (2 * Math.PI * i) / reaches.length;
      return [reach * Math.cos(angle), reach * Math.sin(angle)];
    }),
  );

test('a number stands inside the piece it names', () => {
  fc.assert(fc.property(star, (outline) => contains(outline, inkPoint(outline))));
});

test('laying one stretch along another keeps lengths and lands middle on middle', () => {
  const at = fc.tuple(
    fc.double({ min: -50, max: 50, noNaN: true }),
    fc.double({ min: -50, max: 50, noNaN: true }),
  );
  fc.assert(
    fc.property(at, at, at, at, fc.boolean(), (p, q, r, s, mirrored) => {
      const motion = layAlong([p, q], [r, s], mirrored);
      const [a, b] = [carry(motion, p), carry(motion, q)];
      expect(Math.hypot(b[0] - a[0], b[1] - a[1])).toBeCloseTo(Math.hypot(q[0] - p[0], q[1] - p[1]), 6);
      expect((a[0] + b[0]) / 2).toBeCloseTo((r[0] + s[0]) / 2, 6);
      expect((a[1] + b[1]) / 2).toBeCloseTo((r[1] + s[1]) / 2, 6);
    }),
  );
});

test('a sleeve folded edge to edge shows half of itself', () => {
  const sleeve: Pair[] = [
    [-10, 0],
    [10, 0],
    [14, 40],
    [0, 52],
    [-14, 40],
  ];
  const half = foldedOn(
    [
      [10, 0],
      [14, 40],
    ],
    [
      [-10, 0],
      [-14, 40],
    ],
    sleeve,
  );
  expect(areaOf(half)).toBeCloseTo(areaOf(sleeve) / 2, 9);
  expect(Math.min(...half.map(([x]) => x))).toBeCloseTo(0, 9);
});

test('a simplified outline stays within its tolerance of the true one', () => {
  const circle = Array.from(
    { length: 400 },
    (_, i): Pair => [20 * Math.cos((i * Math.PI) / 200), 20 * Math.sin((i * Math.PI) / 200)],
  );
  const few = simplified(circle, 0.05);
  expect(few.length).toBeLessThan(80);
  expect(Math.abs(areaOf(few) - areaOf(circle))).toBeLessThan(0.05 * 2 * Math.PI * 20);
});

test('a place on a line is found by length, whatever its corners', () => {
  expect(
    placeOn(
      [
        [0, 0],
        [1, 0],
        [1, 3],
      ],
      0.5,
    ),
  ).toEqual({ at: [1, 1], along: [0, 1] });
});

const square: Pair[] = [
  [0, 0],
  [10, 0],
  [10, 20],
  [0, 20],
];

test.each([
  [
    'a level line',
    [
      [0, 10.2],
      [10, 10.2],
    ],
  ],
  [
    'a dart that ends just above',
    [
      [5, 16],
      [5, 10.4],
    ],
  ],
] as const)('a number is not written over %s', (_, line) => {
  const [x, y] = inkPoint(square, [line.map(([a, b]): Pair => [a, b])], 1);
  const touched = line.some(([ax, ay]) => Math.abs(ay - y) < 1 && Math.abs(ax - x) < 0.5);
  const crossed = line[0][1] === line[1][1] && Math.abs(line[0][1] - y) < 1;
  expect(touched || crossed).toBe(false);
});

test('where lines leave no place free the number stands among them', () => {
  const all = Array.from({ length: 40 }, (_, i): Pair[] => [
    [-1, i / 2],
    [11, i / 2],
  ]);
  expect(contains(square, inkPoint(square, all, 1))).toBe(true);
});
