import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildPath } from '@/lib/testing/geometry/arbitraries';
import { boundingBox, hullBox } from './bounds';
import { flatten } from './flatten';

describe('boxes', () => {
  it('of a segment hold the outermost points of its curve', () => {
    fc.assert(
      fc.property(wildPath, ([segment]) => {
        const hull = hullBox(segment);
        const seen = boundingBox(flatten([segment], 1e-4));
        expect(hull.minX).toBeLessThanOrEqual(seen.minX + 1e-9);
        expect(hull.minY).toBeLessThanOrEqual(seen.minY + 1e-9);
        expect(hull.maxX).toBeGreaterThanOrEqual(seen.maxX - 1e-9);
        expect(hull.maxY).toBeGreaterThanOrEqual(seen.maxY - 1e-9);
      }),
      { numRuns: 60 },
    );
    expect(() => boundingBox([])).toThrow(RangeError);
  });
});
