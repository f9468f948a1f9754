import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToPath } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { path, polyline, translatePath } from '@/lib/geometry/path';
import { point } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import { wildPath } from './arbitraries';
import { deviation, isWithin } from './deviation';

describe('deviation', () => {
  it('is nothing from a path to itself', () => {
    fc.assert(
      fc.property(wildPath, (of) => deviation(of, of) < 0.0021),
      { numRuns: 50 },
    );
  });

  it('sees a curve run away between two points it passes', () => {
    const straight = path(line(point(0, 0), point(3, 0)));
    const runaway = path(cubic(point(0, 0), point(170, 2), point(-167, -2), point(3, 0)));
    expect(deviation(straight, runaway)).toBeGreaterThan(40);
    expect(deviation(runaway, straight)).toBeGreaterThan(40);
  });

  it('sees what either leaves out', () => {
    const [short, long] = [polyline(point(0, 0), point(5, 0)), polyline(point(0, 0), point(9, 0))];
    expect(deviation(short, long)).toBeCloseTo(4, 1);
    expect(deviation(long, short)).toBeCloseTo(4, 1);
  });

  it('is within a limit where it is measured to be', () => {
    fc.assert(
      fc.property(wildPath, fc.double({ min: 0, max: 0.02, noNaN: true }), (of, by) => {
        const moved = translatePath(of, point(by, 0));
        expect(isWithin(of, moved, 0.006)).toBe(deviation(of, moved) <= 0.006);
      }),
      { numRuns: 40 },
    );
  });

  it('is never less than any point tells, and hardly more than the worst', () => {
    fc.assert(
      fc.property(wildPath, wildPath, (a, b) => {
        const told = Math.max(
          ...flatten(a, 0.01).map((p) => distanceToPath(p, b)),
          ...flatten(b, 0.01).map((p) => distanceToPath(p, a)),
        );
        expect(deviation(a, b)).toBeGreaterThanOrEqual(told - 1e-9);
      }),
      { numRuns: 8 },
    );
    const bent = path(cubic(point(0, 0), point(10, 8), point(20, -6), point(30, 0)));
    expect(deviation(bent, translatePath(bent, point(0, 0.01)))).toBeLessThan(0.0121);
    expect(isWithin(bent, translatePath(bent, point(0, 0.01)), 0.0121)).toBe(true);
    expect(isWithin(bent, translatePath(bent, point(0, 0.01)), 0.0095)).toBe(false);
  });
});
