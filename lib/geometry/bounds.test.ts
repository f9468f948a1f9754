import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildPath } from '@/lib/testing/geometry/arbitraries';
import { boundingBox, hullBox, pathBox } from './bounds';
import { flatten } from './flatten';
import type { Segment } from './types';

describe('boxes', () => {
  it('of a path touch the outermost points of its curves', () => {
    fc.assert(
      fc.property(wildPath, (of) => {
        const box = pathBox(of);
        const seen = boundingBox(flatten(of, 1e-4));
        expect(box.minX).toBeLessThanOrEqual(seen.minX + 1e-9);
        expect(box.maxY).toBeGreaterThanOrEqual(seen.maxY - 1e-9);
        expect(box.minX).toBeCloseTo(seen.minX, 3);
        expect(box.maxX).toBeCloseTo(seen.maxX, 3);
        expect(box.minY).toBeCloseTo(seen.minY, 3);
        expect(box.maxY).toBeCloseTo(seen.maxY, 3);
        const hull = hullBox(of[0] as Segment);
        expect(hull.minX).toBeLessThanOrEqual(pathBox([of[0] as Segment]).minX + 1e-9);
      }),
      { numRuns: 60 },
    );
    expect(() => boundingBox([])).toThrow(RangeError);
  });
});
