import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc } from './arc';
import { distanceToPath } from './closest';
import { inflections, largestBreak, minimumRadius } from './fairness';
import { cubicWithTangents, smoothThrough } from './fit';
import { endDirection, endOf, startDirection, startOf } from './path';
import { cross, distance, dot, point, polar } from './point';
import { curvatureAt, pointAt } from './segment';

describe('fitted curves', () => {
  it('leave and arrive as asked', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -80, max: 80, noNaN: true }),
        (leave, arrive) => {
          const [u, v] = [polar(point(0, 0), leave, 3), polar(point(0, 0), arrive, 0.2)];
          const curve = cubicWithTangents(point(1, 2), u, point(15, 4), v);
          expect(cross(startDirection([curve]), u)).toBeCloseTo(0, 9);
          expect(cross(endDirection([curve]), v)).toBeCloseTo(0, 9);
          expect(dot(startDirection([curve]), u)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('without a tension round off like a circle', () => {
    const quarter = cubicWithTangents(point(10, 0), point(0, 1), point(0, 10), point(-1, 0));
    for (const t of [0.25, 0.5, 0.75]) expect(distance(pointAt(quarter, t), point(0, 0))).toBeCloseTo(10, 1);
    expect(inflections([quarter])).toBe(0);
    expect(minimumRadius([quarter])).toBeGreaterThan(9);
  });

  it('run through every point with tangent and curvature unbroken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -4, max: 4, noNaN: true }), { minLength: 3, maxLength: 8 }),
        (heights) => {
          const points = heights.map((y, i) => point(3 * i, y));
          const curve = smoothThrough(points, { startDir: point(1, 0.2), endDir: point(1, -0.3) });
          expect(startOf(curve)).toEqual(points[0]);
          expect(endOf(curve)).toEqual(points.at(-1));
          expect(largestBreak(curve)).toBeLessThan(1e-6);
          for (let i = 1; i < curve.length; i++) {
            const before = curve[i - 1];
            const after = curve[i];
            if (before && after) expect(curvatureAt(before, 1)).toBeCloseTo(curvatureAt(after, 0), 6);
          }
          expect(cross(startDirection(curve), point(1, 0.2))).toBeCloseTo(0, 9);
        },
      ),
    );
  });

  it('through points of a circle, stay on it', () => {
    const points = [0, 15, 30, 45, 60, 75, 90].map((degrees) => polar(point(0, 0), degrees, 20));
    const curve = smoothThrough(points, { startDir: point(0, 1), endDir: point(-1, 0) });
    for (const p of points) expect(distanceToPath(p, curve)).toBeLessThan(1e-6);
    for (const segment of curve) expect(distance(pointAt(segment, 0.5), point(0, 0))).toBeCloseTo(20, 2);
  });

  it('refuse what has no curve', () => {
    expect(() => smoothThrough([point(0, 0)])).toThrow(RangeError);
    expect(() => smoothThrough([point(0, 0), point(0, 0)])).toThrow(RangeError);
    expect(() => arc(point(0, 0), 0, 0, 90)).toThrow(RangeError);
  });
});
