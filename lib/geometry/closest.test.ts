import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoint, wildPath } from '@/lib/testing/geometry/arbitraries';
import { closestPlace, distanceToPath, nearestWithin } from './closest';
import { flatten } from './flatten';
import { polyline } from './path';
import { distance, point } from './point';
import { cubic, pointAt } from './segment';
import type { Segment } from './types';

describe('the nearest point', () => {
  it('is as near as any of a great many points of the path', () => {
    fc.assert(
      fc.property(wildPath, anyPoint, (of, p) => {
        const near = closestPlace(of, p);
        const brute = Math.min(...flatten(of, 1e-4).map((q) => distance(p, q)));
        expect(near.distance).toBeLessThanOrEqual(brute + 1e-9);
        expect(distance(pointAt(of[near.index] as Segment, near.t), p)).toBeCloseTo(near.distance, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('is the point itself when it lies on the path', () => {
    fc.assert(
      fc.property(wildPath, fc.nat(200), (of, i) => {
        const points = flatten(of, 0.01);
        const p = points[i % points.length] ?? point(0, 0);
        expect(distanceToPath(p, of)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is found on a curve that turns twice within a hair of its start', () => {
    const hook = cubic(point(0, 0), point(0.16, -0.869), point(1.1, 7.85), point(2, 0));
    const near = point(0.0032246, -0.0142217);
    expect(distanceToPath(near, [hook])).toBeLessThan(0.002);
  });

  it('is an end when the point lies beyond it, and nothing when out of reach', () => {
    const straight = polyline(point(0, 0), point(10, 0));
    expect(closestPlace(straight, point(14, 3)).point).toEqual(point(10, 0));
    expect(closestPlace(straight, point(4, 3)).distance).toBe(3);
    expect(nearestWithin(straight, point(4, 3), 2.9)).toBeUndefined();
  });
});
