import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachSample, showsFront } from './samples';

const GRID = { width: 20, height: 16 };
/** A four-sided place whose corners go round it, and its middle. */
const CORNERS = [
  [2, 3],
  [17, 1],
  [18, 14],
  [1, 12],
] as const;

const onGrid = (points: readonly (readonly [number, number])[]) => ({
  across: Float32Array.from(points.map(([x]) => x)),
  down: Float32Array.from(points.map(([, y]) => y)),
});

const inside = fc.tuple(
  fc.double({ min: 6, max: 13, noNaN: true }),
  fc.double({ min: 5, max: 10, noNaN: true }),
);

test('triangles that share sides cover each sample between them once, and their shares make a whole', () => {
  fc.assert(
    fc.property(inside, (middle) => {
      const places = onGrid([...CORNERS, middle]);
      const seen = new Map<number, number>();
      for (const i of [0, 1, 2, 3])
        eachSample(GRID, places, [i, (i + 1) % 4, 4], (sample, a, b, c) => {
          expect(a + b + c).toBeCloseTo(1);
          seen.set(sample, (seen.get(sample) ?? 0) + 1);
        });
      const whole = new Set<number>();
      for (const far of [1, 2] as const)
        eachSample(GRID, places, [0, far, far + 1], (sample) => whole.add(sample));
      expect(new Set(seen.keys())).toEqual(whole);
      // A sample that lies exactly on a side is of both.
      expect([...seen.values()].filter((times) => times > 1).length).toBeLessThan(12);
    }),
  );
});

test('a corner’s share is one at that corner', () => {
  const places = onGrid([
    [0.5, 0.5],
    [10.5, 0.5],
    [0.5, 10.5],
  ]);
  const shares = new Map<number, readonly number[]>();
  eachSample(GRID, places, [0, 1, 2], (sample, ...own) => shares.set(sample, own));
  expect(shares.get(0)?.map(Math.round)).toEqual([1, 0, 0]);
  expect(shares.get(10)?.map(Math.round)).toEqual([0, 1, 0]);
  expect(shares.get(10 * GRID.width)?.map(Math.round)).toEqual([0, 0, 1]);
});

test('corners that run counter-clockwise to the eye show the front', () => {
  const places = onGrid([
    [0, 10],
    [10, 10],
    [0, 0],
  ]);
  expect(showsFront(places, [0, 1, 2])).toBe(true);
  expect(showsFront(places, [0, 2, 1])).toBe(false);
});
