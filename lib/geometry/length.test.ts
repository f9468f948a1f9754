import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wildPath } from '@/lib/testing/geometry/arbitraries';
import { arc } from './arc';
import { lengthAtPoint } from './closest';
import {
  lengthAtPlace,
  pathLength,
  placeAtLength,
  pointAtLength,
  splitAtLength,
  subPath,
  tangentAtLength,
} from './length';
import { endOf, joinPaths, polyline, startOf } from './path';
import { distance, point } from './point';

const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });

describe('arc length', () => {
  it('of a circle is its circumference', () => {
    expect(pathLength(arc(point(0, 0), 10, 0, 360))).toBeCloseTo(20 * Math.PI, 4);
  });

  it('finds the place it was asked for', () => {
    fc.assert(
      fc.property(wildPath, share, (of, at) => {
        const s = at * pathLength(of);
        expect(lengthAtPlace(of, placeAtLength(of, s))).toBeCloseTo(s, 6);
      }),
    );
  });

  it('is kept by splitting and joining', () => {
    fc.assert(
      fc.property(wildPath, share, (of, at) => {
        const whole = pathLength(of);
        const [before, after] = splitAtLength(of, at * whole);
        expect(pathLength(before)).toBeCloseTo(at * whole, 5);
        expect(pathLength(joinPaths(before, after))).toBeCloseTo(whole, 5);
        expect(distance(endOf(before), pointAtLength(of, at * whole))).toBeLessThan(1e-6);
      }),
    );
  });

  it('of a part is the difference of its ends', () => {
    fc.assert(
      fc.property(wildPath, share, share, (of, p, q) => {
        const whole = pathLength(of);
        const [from, to] = [Math.min(p, q) * whole, Math.max(p, q) * whole];
        fc.pre(to - from > 0.01);
        const part = subPath(of, from, to);
        expect(pathLength(part)).toBeCloseTo(to - from, 5);
        expect(distance(startOf(part), pointAtLength(of, from))).toBeLessThan(1e-6);
      }),
    );
  });

  it('cuts at a joint without leaving a crumb', () => {
    const bent = polyline(point(0, 0), point(3, 0), point(3, 4));
    expect(splitAtLength(bent, 3).map((part) => part.length)).toEqual([1, 1]);
    expect(subPath(bent, 3, 7)).toHaveLength(1);
    expect(tangentAtLength(bent, 5)).toEqual(point(0, 1));
  });

  it('refuses what lies outside', () => {
    const straight = polyline(point(0, 0), point(10, 0));
    for (const s of [-0.1, 10.1, Number.NaN]) expect(() => pointAtLength(straight, s)).toThrow(RangeError);
    expect(() => splitAtLength(straight, 0)).toThrow(RangeError);
    expect(() => splitAtLength(straight, 10)).toThrow(RangeError);
    expect(() => subPath(straight, 4, 4)).toThrow(RangeError);
    expect(pointAtLength(straight, 10)).toEqual(point(10, 0));
  });

  it('is found again from a point of the path', () => {
    const hollow = arc(point(0, 0), 8, 0, 90);
    expect(lengthAtPoint(hollow, pointAtLength(hollow, 5))).toBeCloseTo(5, 5);
  });
});
