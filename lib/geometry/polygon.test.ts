import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDegrees, anyPoint } from '@/lib/testing/geometry/arbitraries';
import { isSimple } from '@/lib/testing/geometry/is-simple';
import { arc } from './arc';
import { flatten } from './flatten';
import { distance, lerp, point, polar, rotate } from './point';
import { containsPoint, distanceToPolygon, signedArea } from './polygon';
import { selfCrossings } from './self-crossings';
import type { Point } from './types';

/** A star about its middle: simple, whatever the radii. */
const star = fc
  .array(fc.double({ min: 2, max: 40, noNaN: true }), { minLength: 3, maxLength: 40 })
  .map((radii) => radii.map((radius, i) => polar(point(0, 0), (360 * i) / radii.length, radius)));

describe('polygons', () => {
  it('have the area of what they enclose, positive counter-clockwise', () => {
    expect(signedArea([point(0, 0), point(4, 0), point(4, 3)])).toBe(6);
    expect(signedArea([point(0, 0), point(4, 3), point(4, 0)])).toBe(-6);
    expect(signedArea(flatten(arc(point(5, 5), 10, 0, 360), 1e-5))).toBeCloseTo(100 * Math.PI, 2);
  });

  it('keep area and simplicity when turned', () => {
    fc.assert(
      fc.property(star, anyPoint, anyDegrees, (outline, pivot, degrees) => {
        const turned = outline.map((p) => rotate(p, pivot, degrees));
        expect(signedArea(turned)).toBeCloseTo(signedArea(outline), 5);
        expect(isSimple(outline)).toBe(true);
        expect(isSimple(turned)).toBe(true);
      }),
    );
  });

  it('contain their middle and not what lies outside', () => {
    fc.assert(
      fc.property(star, fc.double({ min: 0, max: 360, noNaN: true }), (outline, degrees) => {
        expect(containsPoint(outline, point(0, 0)) || outline.length === 3).toBe(true);
        expect(containsPoint(outline, polar(point(0, 0), degrees, 41))).toBe(false);
      }),
    );
  });

  it('see where two sides cross', () => {
    fc.assert(
      fc.property(star, fc.nat(), fc.nat(), (outline, i, j) => {
        const count = outline.length;
        const [a, b] = [i % count, j % count];
        fc.pre(count > 5 && Math.abs(a - b) > 1 && Math.abs(a - b) < count - 1);
        const swapped = [...outline];
        [swapped[a], swapped[b]] = [outline[b] as Point, outline[a] as Point];
        expect(isSimple(swapped)).toBe(bruteSimple(swapped));
      }),
    );
  });

  it('see a bow, a touch and a spike', () => {
    const bow = [point(0, 0), point(4, 4), point(4, 0), point(0, 4)];
    expect(selfCrossings(bow).map((crossing) => crossing.point)).toEqual([point(2, 2)]);
    expect(isSimple([point(0, 0), point(10, 0), point(10, 5), point(5, 0), point(0, 5)])).toBe(false);
    expect(isSimple([point(0, 0), point(10, 0), point(4, 0), point(4, 5)])).toBe(false);
  });

  it('measure the way to their outline', () => {
    const square = [point(0, 0), point(10, 0), point(10, 10), point(0, 10)];
    expect(distanceToPolygon(point(5, 2), square)).toBeCloseTo(2, 12);
    expect(distanceToPolygon(point(13, 14), square)).toBeCloseTo(5, 12);
  });
});

function bruteSimple(outline: readonly Point[]): boolean {
  const sideOf = (a: Point, b: Point, p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return outline.every((a, i) =>
    outline.every((c, j) => {
      const steps = Math.abs(i - j);
      if (steps <= 1 || steps === outline.length - 1) return true;
      const b = outline[(i + 1) % outline.length] as Point;
      const d = outline[(j + 1) % outline.length] as Point;
      const apart = sideOf(a, b, c) * sideOf(a, b, d) > 1e-12 || sideOf(c, d, a) * sideOf(c, d, b) > 1e-12;
      return apart || distance(lerp(a, b, 0.5), lerp(c, d, 0.5)) > 200;
    }),
  );
}
