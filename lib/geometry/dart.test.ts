import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoint, wildPath } from '@/lib/testing/geometry/arbitraries';
import { closeDart, dartAngle, dartDegrees, dartWidth } from './dart';
import { pathLength } from './length';
import { endOf, startOf } from './path';
import { distance, rotate } from './point';

describe('closing a dart', () => {
  it('lays one leg on the other and turns everything beyond rigidly', () => {
    fc.assert(
      fc.property(
        anyPoint,
        anyPoint,
        fc.double({ min: 2, max: 28, noNaN: true }),
        wildPath,
        (tip, from, degrees, beyond) => {
          fc.pre(distance(tip, from) > 1);
          const to = rotate(from, tip, degrees);
          expect(dartAngle(tip, from, to)).toBeCloseTo(degrees, 6);
          const [closed] = closeDart([beyond], tip, from, to);
          if (!closed) throw new Error('nothing closed');
          expect(pathLength(closed)).toBeCloseTo(pathLength(beyond), 5);
          expect(distance(startOf(closed), rotate(startOf(beyond), tip, degrees))).toBeLessThan(1e-6);
          expect(distance(endOf(closed), tip)).toBeCloseTo(distance(endOf(beyond), tip), 6);
        },
      ),
    );
  });

  it('refuses legs that would not be sewn to each other', () => {
    expect(() => closeDart([], { x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10.1, y: 1 })).toThrow(RangeError);
  });

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
