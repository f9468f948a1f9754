import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dartDegrees, dartWidth } from './dart';

describe('a dart', () => {
  it('opens as wide as its angle, and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 60, noNaN: true }),
        fc.double({ min: 5, max: 30, noNaN: true }),
        (degrees, reach) => {
          expect(dartDegrees(dartWidth(degrees, reach), reach)).toBeCloseTo(degrees, 6);
        },
      ),
    );
    expect(dartWidth(13.9, 15.45)).toBeCloseTo(3.74, 2);
    expect(() => dartDegrees(21, 10)).toThrow(RangeError);
  });
});
