import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairCubic } from '@/lib/testing/geometry/arbitraries';
import { distanceToPath } from './closest';
import { minimumRadius } from './fairness';
import { flatten } from './flatten';
import { pathLength, pointAtLength } from './length';
import { offsetPath } from './offset';
import { polyline, reversePath } from './path';
import { distance, point, rotate } from './point';

describe('the parallel of a path', () => {
  it('keeps its distance all along', () => {
    fc.assert(
      fc.property(fairCubic, fc.double({ min: -2.5, max: 2.5, noNaN: true }), (curve, by) => {
        fc.pre(Math.abs(by) > 0.01 && minimumRadius([curve]) > 1.2 * Math.abs(by));
        const parallel = offsetPath([curve], by);
        const whole = pathLength(parallel);
        for (let i = 0; i <= 30; i++) {
          const p = pointAtLength(parallel, (whole * i) / 30);
          expect(distanceToPath(p, [curve])).toBeCloseTo(Math.abs(by), 2);
          expect(Math.abs(distanceToPath(p, [curve]) - Math.abs(by))).toBeLessThan(0.001);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('mitres outer corners and trims inner ones', () => {
    const square = polyline(point(0, 0), point(10, 0), point(10, 10), point(0, 10));
    expect(flatten(offsetPath(square, 1))).toContainEqual(point(11, -1));
    expect(flatten(offsetPath(square, 1))).toContainEqual(point(11, 11));
    expect(flatten(offsetPath(square, -1))).toEqual([point(0, 1), point(9, 1), point(9, 9), point(0, 9)]);
  });

  it('puts a mitre as far out as its angle asks', () => {
    fc.assert(
      fc.property(fc.double({ min: 30, max: 170, noNaN: true }), (degrees) => {
        const corner = point(0, 0);
        const vee = polyline(rotate(point(20, 0), corner, degrees), corner, point(20, 0));
        const tip = flatten(offsetPath(vee, 1)).reduce(
          (far, p) => Math.max(far, distance(p, corner) < 8 ? distance(p, corner) : 0),
          0,
        );
        expect(tip).toBeCloseTo(1 / Math.sin((degrees * Math.PI) / 360), 6);
      }),
    );
  });

  it('cuts a needle square instead of running off', () => {
    const needle = polyline(rotate(point(20, 0), point(0, 0), 8), point(0, 0), point(20, 0));
    const tips = flatten(offsetPath(needle, 1)).filter(({ x }) => x < 5);
    for (const p of tips) expect(distance(p, point(0, 0))).toBeLessThan(1.5);
  });

  it('leaves no gap where a joint bends by next to nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
        fc.constantFrom(-3, -1, 1, 3),
        (bend, by) => {
          const nearly = polyline(point(0, 0), point(10, bend), point(20, 0), point(20 + 1e-5, 8));
          expect(pathLength(offsetPath(nearly, by))).toBeGreaterThan(20);
        },
      ),
    );
  });

  it('lies on the other side of the path turned round', () => {
    const curve = polyline(point(0, 0), point(6, 1), point(9, 5));
    expect(flatten(offsetPath(reversePath(curve), 1)).reverse()).toEqual(
      flatten(offsetPath(curve, -1)).map(({ x, y }) => ({
        x: expect.closeTo(x, 9),
        y: expect.closeTo(y, 9),
      })),
    );
  });
});
