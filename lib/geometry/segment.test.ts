import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildCubic } from '@/lib/testing/geometry/arbitraries';
import { arc } from './arc';
import { distance, dot, point } from './point';
import {
  cubic,
  curvatureAt,
  line,
  pointAt,
  reverseSegment,
  segmentLength,
  splitSegment,
  tangentAt,
} from './segment';
import type { Segment } from './types';

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

/** Length by brute force: a great many chords, extrapolated once. */
function bruteLength(segment: Segment, count = 4000): number {
  const sum = (n: number) => {
    let total = 0;
    for (let i = 0; i < n; i++) total += distance(pointAt(segment, i / n), pointAt(segment, (i + 1) / n));
    return total;
  };
  return sum(2 * count) + (sum(2 * count) - sum(count)) / 3;
}

describe('segments', () => {
  it('are as long as many chords together', () => {
    fc.assert(
      fc.property(wildCubic, (curve) => {
        expect(segmentLength(curve)).toBeCloseTo(bruteLength(curve), 4);
      }),
      { numRuns: 60 },
    );
  });

  it('measure a curve with a cusp', () => {
    const cusp = cubic(point(0, 0), point(10, 10), point(0, 10), point(10, 0));
    expect(segmentLength(cusp)).toBeCloseTo(bruteLength(cusp, 40_000), 5);
  });

  it('keep their shape and length when split', () => {
    fc.assert(
      fc.property(wildCubic, share, share, (curve, t, u) => {
        const [left, right] = splitSegment(curve, t);
        expect(segmentLength(left) + segmentLength(right)).toBeCloseTo(segmentLength(curve), 5);
        expect(distance(pointAt(left, u), pointAt(curve, t * u))).toBeLessThan(1e-9);
        expect(distance(pointAt(right, u), pointAt(curve, t + (1 - t) * u))).toBeLessThan(1e-9);
      }),
    );
  });

  it('run the same way back', () => {
    fc.assert(
      fc.property(wildCubic, share, (curve, t) => {
        const back = reverseSegment(curve);
        expect(distance(pointAt(back, 1 - t), pointAt(curve, t))).toBeLessThan(1e-9);
        expect(segmentLength(back)).toBeCloseTo(segmentLength(curve), 5);
        expect(curvatureAt(back, 1 - t)).toBeCloseTo(-curvatureAt(curve, t), 6);
      }),
    );
  });

  it('have a direction where a handle has no length', () => {
    const blunt = cubic(point(0, 0), point(0, 0), point(4, 3), point(8, 3));
    expect(dot(tangentAt(blunt, 0), { x: 0.8, y: 0.6 })).toBeCloseTo(1, 6);
    const straight = cubic(point(0, 0), point(0, 0), point(3, 4), point(3, 4));
    expect(dot(tangentAt(straight, 1), { x: 0.6, y: 0.8 })).toBeCloseTo(1, 6);
    expect(tangentAt(line(point(1, 1), point(1, 5)), 0.3)).toEqual({ x: 0, y: 1 });
  });

  it('curve left in a counter-clockwise circle, by one over its radius', () => {
    for (const segment of arc(point(3, 4), 12, 20, 140)) {
      for (const t of [0, 0.3, 0.7, 1]) expect(curvatureAt(segment, t)).toBeCloseTo(1 / 12, 4);
    }
    for (const segment of arc(point(0, 0), 12, 90, 0))
      expect(curvatureAt(segment, 0.5)).toBeCloseTo(-1 / 12, 4);
  });
});
