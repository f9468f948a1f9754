import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildPath } from '@/lib/testing/geometry/arbitraries';
import { distanceToPath } from './closest';
import { flatten } from './flatten';
import { pathLength, pointAtLength } from './length';
import { distance, lerp } from './point';
import type { Point } from './types';

function distanceToChords(p: Point, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const size = distance(a, b) ** 2;
    const t = size === 0 ? 0 : ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / size;
    least = Math.min(least, distance(p, lerp(a, b, Math.min(1, Math.max(0, t)))));
  }
  return least;
}

describe('flattening', () => {
  it('stays within its tolerance, seen from the curve and from the chords', () => {
    fc.assert(
      fc.property(wildPath, fc.constantFrom(0.002, 0.01, 0.1), (of, tolerance) => {
        const points = flatten(of, tolerance);
        const whole = pathLength(of);
        for (let i = 0; i <= 40; i++) {
          expect(distanceToChords(pointAtLength(of, (whole * i) / 40), points)).toBeLessThan(
            tolerance + 1e-7,
          );
        }
        for (let i = 1; i < points.length; i += 7) {
          const middle = lerp(points[i - 1] as Point, points[i] as Point, 0.5);
          expect(distanceToPath(middle, of)).toBeLessThan(tolerance + 1e-7);
        }
      }),
      { numRuns: 40 },
    );
  });
});
