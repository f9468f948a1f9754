import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPoint, fairCubic, wildPath } from '@/lib/testing/geometry/arbitraries';
import { arc } from './arc';
import { distanceToPath } from './closest';
import {
  acrossAtHeight,
  intersect,
  intersectHorizontal,
  intersectLine,
  intersectVertical,
} from './intersect';
import { pathLength, pointAtLength, splitAtLength, tangentAtLength } from './length';
import { endOf, path, polyline, reversePath, startOf } from './path';
import { distance, point, turnDegrees } from './point';
import { cubic } from './segment';
import type { Path } from './types';

function expectShared(a: Path, b: Path): void {
  for (const { point: p, lengthA, lengthB } of intersect(a, b)) {
    expect(distanceToPath(p, a)).toBeLessThan(1e-5);
    expect(distanceToPath(p, b)).toBeLessThan(1e-5);
    expect(distance(p, pointAtLength(a, lengthA))).toBeLessThan(1e-4);
    expect(distance(p, pointAtLength(b, lengthB))).toBeLessThan(1e-4);
  }
}

describe('crossings', () => {
  it('lie on both paths, at the lengths they say', () => {
    fc.assert(fc.property(wildPath, wildPath, expectShared), { numRuns: 150 });
  });

  it('are found between curves that are known to cross', () => {
    fc.assert(
      fc.property(fairCubic, fairCubic, fc.double({ min: 0.2, max: 0.8, noNaN: true }), (a, b, t) => {
        const p = pointAtLength([a], t * pathLength([a]));
        const q = pointAtLength([b], 0.5 * pathLength([b]));
        const apart = Math.abs(
          turnDegrees(tangentAtLength([a], t * pathLength([a])), tangentAtLength([b], 0.5 * pathLength([b]))),
        );
        fc.pre(apart > 1 && apart < 179);
        const moved = path(cubic(shift(b.a, q, p), shift(b.c1, q, p), shift(b.c2, q, p), shift(b.b, q, p)));
        const found = intersect([a], moved).some((hit) => distance(hit.point, p) < 1e-3);
        const chords = [startOf(moved), endOf(moved)].map((end) => distanceToPath(end, [a]));
        fc.pre(Math.min(...chords) > 0.01);
        expect(found).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('count a line through a circle twice, a tangent once, a miss never', () => {
    const circle = arc(point(0, 0), 10, 0, 360);
    expect(intersectHorizontal(circle, 5)).toHaveLength(2);
    expect(intersectVertical(circle, 10.001)).toHaveLength(0);
    expect(intersectLine(circle, point(-1, -1), point(1, 1))).toHaveLength(2);
    expect(intersect(polyline(point(-20, 3), point(20, 3)), circle)).toHaveLength(2);
    expect(intersect(polyline(point(-20, 10), point(20, 10)), circle)).toHaveLength(1);
  });

  it('see an end that lies on the other path, whatever the angle', () => {
    const hollow = arc(point(0, 0), 10, 0, 90);
    const at = pointAtLength(hollow, 6);
    const crossing = polyline(point(0, 0), at);
    const [hit] = intersect(hollow, crossing);
    expect(hit?.lengthA).toBeCloseTo(6, 5);
    const [, after] = splitAtLength(hollow, 6);
    const tangent = cubic(at, after[0]?.kind === 'cubic' ? after[0].c1 : at, point(-8, 14), point(-12, 10));
    expect(intersect(hollow, [tangent]).map(({ lengthA }) => lengthA)[0]).toBeCloseTo(6, 4);
  });

  it('meet at a shared end even when both leave it in one direction', () => {
    const a = path(cubic(point(0, 0), point(5, 0), point(8, 2), point(10, 6)));
    const b = path(cubic(point(0, 0), point(4, 0), point(8, -1), point(12, -5)));
    const hits = intersect(a, b);
    expect(hits).toHaveLength(1);
    expect(distance(hits[0]?.point ?? point(9, 9), point(0, 0))).toBeLessThan(1e-4);
    expect(intersect(reversePath(a), b)[0]?.lengthA).toBeCloseTo(pathLength(a), 4);
  });

  it('of a stretch two paths share are its ends', () => {
    const long = polyline(point(0, 0), point(20, 0));
    const part = polyline(point(5, 0), point(12, 0));
    expect(intersect(long, part).map(({ lengthA }) => lengthA)).toEqual([5, 12]);
  });

  it('of one path with a height are ordered along it and lie at that height', () => {
    fc.assert(
      fc.property(wildPath, anyPoint, (of, { y }) => {
        fc.pre(of.every((segment) => Math.abs(segment.a.y - y) > 1e-3 && Math.abs(segment.b.y - y) > 1e-3));
        const hits = intersectHorizontal(of, y);
        for (const { point: p } of hits) expect(p.y).toBeCloseTo(y, 6);
        expect(acrossAtHeight(of, y)).toEqual(hits.map(({ point: p }) => expect.closeTo(p.x, 6)));
        const [from, to] = [startOf(of).y - y, endOf(of).y - y];
        if (from * to < 0) expect(hits.length % 2).toBe(1);
      }),
    );
  });
});

function shift(p: { x: number; y: number }, from: { x: number; y: number }, to: { x: number; y: number }) {
  return point(p.x - from.x + to.x, p.y - from.y + to.y);
}
