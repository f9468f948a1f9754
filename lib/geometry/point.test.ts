import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDegrees, anyPoint } from '@/lib/testing/geometry/arbitraries';
import {
  add,
  angleOf,
  cross,
  distance,
  dot,
  lerp,
  mirrorX,
  perp,
  point,
  polar,
  rotate,
  sub,
  turnDegrees,
  unit,
} from './point';

describe('points', () => {
  it('turns about a pivot without changing any distance, and back', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, anyDegrees, (p, q, pivot, degrees) => {
        const [turnedP, turnedQ] = [rotate(p, pivot, degrees), rotate(q, pivot, degrees)];
        expect(distance(turnedP, turnedQ)).toBeCloseTo(distance(p, q), 9);
        expect(distance(turnedP, pivot)).toBeCloseTo(distance(p, pivot), 9);
        expect(distance(rotate(turnedP, pivot, -degrees), p)).toBeLessThan(1e-9);
      }),
    );
  });

  it('turns counter-clockwise, to the left', () => {
    expect(distance(rotate(point(1, 0), point(0, 0), 90), point(0, 1))).toBeLessThan(1e-12);
    expect(perp(point(1, 0))).toEqual(point(-0, 1));
    expect(cross(point(1, 0), perp(point(1, 0)))).toBeGreaterThan(0);
    expect(turnDegrees(point(1, 0), point(0, -2))).toBeCloseTo(-90, 12);
  });

  it('measures angles and goes by them', () => {
    fc.assert(
      fc.property(
        anyPoint,
        anyDegrees,
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        (origin, degrees, size) => {
          const p = polar(origin, degrees, size);
          expect(distance(origin, p)).toBeCloseTo(size, 9);
          const off = Math.abs(angleOf(sub(p, origin)) - degrees) % 360;
          expect(Math.min(off, 360 - off)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('mirrors, mixes, squares', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, fc.double({ min: 0, max: 1, noNaN: true }), (p, q, t) => {
        expect(mirrorX(mirrorX(p))).toEqual(p);
        expect(distance(p, lerp(p, q, t))).toBeCloseTo(t * distance(p, q), 9);
        expect(Math.abs(dot(perp(p), p))).toBeLessThan(1e-9);
        expect(add(q, sub(p, q)).x).toBeCloseTo(p.x, 9);
      }),
    );
  });

  it('finds no direction in nothing', () => {
    expect(() => unit(point(0, 0))).toThrow(RangeError);
  });
});
