import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convexHull } from './convex-hull';
import { cross, sub } from './point';

const coordinate = fc.double({ min: -50, max: 50, noNaN: true });
const cloud = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 4, maxLength: 40 });

test('all points lie to the left of each side, and the corners are some of them', () => {
  fc.assert(
    fc.property(cloud, (points) => {
      const hull = convexHull(points);
      for (const corner of hull) expect(points).toContainEqual(corner);
      hull.forEach((a, i) => {
        const b = hull[(i + 1) % hull.length] as typeof a;
        for (const p of points) expect(cross(sub(b, a), sub(p, a))).toBeGreaterThanOrEqual(-1e-6);
      });
    }),
  );
});

test('what lies inside or on a side is no corner', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const hull = convexHull([...square, { x: 2, y: 2 }, { x: 2, y: 0 }]);
  expect(hull).toHaveLength(4);
  expect(hull).toEqual(expect.arrayContaining(square));
});
