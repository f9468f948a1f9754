import { describe, expect, it } from 'vitest';
import { arc } from './arc';
import { closestPoint } from './closest';
import { fromCommands, toCommands } from './commands';
import { smoothThrough } from './fit';
import { flatten } from './flatten';
import { intersect, intersectHorizontal } from './intersect';
import { pathLength, pointAtLength, splitAtLength, subPath } from './length';
import { offsetPath } from './offset';
import { joinPaths, path, polyline, reversePath, rotatePath } from './path';
import { distance, point } from './point';
import { signedArea } from './polygon';
import { cubic } from './segment';
import { solve } from './solve';
import { isSimple } from './sweep';
import { trimBetween } from './trim';

const armhole = path(
  cubic(point(12, 39), point(11, 36), point(10.5, 32), point(10.5, 28)),
  cubic(point(10.5, 28), point(10.5, 24), point(13, 21), point(18, 20.5)),
);

describe('geometry as a whole', () => {
  it('measures a circle', () => {
    expect(pathLength(arc(point(0, 0), 10, 0, 360))).toBeCloseTo(20 * Math.PI, 4);
  });
  it('splits and joins', () => {
    const [a, b] = splitAtLength(armhole, 7.3);
    expect(pathLength(a)).toBeCloseTo(7.3, 6);
    expect(pathLength(joinPaths(a, b))).toBeCloseTo(pathLength(armhole), 6);
    expect(pathLength(subPath(armhole, 3, 15))).toBeCloseTo(12, 6);
  });
  it('offsets outward of a counter-clockwise square with mitres', () => {
    const square = polyline(point(0, 0), point(10, 0), point(10, 10), point(0, 10));
    const out = offsetPath(square, 1);
    expect(flatten(out)).toEqual([
      point(0, -1),
      point(10, -1),
      point(11, -1),
      point(11, 0),
      point(11, 10),
      point(11, 11),
      point(10, 11),
      point(0, 11),
    ]);
    const inn = offsetPath(square, -1);
    expect(flatten(inn)).toEqual([point(0, 1), point(9, 1), point(9, 9), point(0, 9)]);
  });
  it('offsets a curve', () => {
    const out = offsetPath(armhole, 1);
    for (let s = 0; s < pathLength(out); s += 0.3) {
      const p = pointAtLength(out, s);
      expect(Math.abs(distance(p, closestPoint(armhole, p)) - 1)).toBeLessThan(0.001);
    }
    expect(out.length).toBeLessThan(12);
  });
  it('intersects', () => {
    const other = reversePath(rotatePath(armhole, point(12, 28), 40));
    const hits = intersect(armhole, other);
    expect(hits.length).toBeGreaterThan(0);
    for (const { point: p, lengthA, lengthB } of hits) {
      expect(distance(p, pointAtLength(armhole, lengthA))).toBeLessThan(1e-6);
      expect(distance(p, pointAtLength(other, lengthB))).toBeLessThan(1e-5);
    }
    expect(intersectHorizontal(armhole, 30)).toHaveLength(1);
    const cut = trimBetween(
      armhole,
      polyline(point(0, 35), point(30, 35)),
      polyline(point(0, 25), point(30, 25)),
    );
    expect(cut[0]?.a.y).toBeCloseTo(35, 6);
  });
  it('writes and reads', () => {
    expect(pathLength(fromCommands(toCommands(armhole)))).toBeCloseTo(pathLength(armhole), 5);
  });
  it('solves', () => {
    expect(solve({ fn: (x) => Math.cos(x) - x, lo: 0, hi: 1, tolerance: 1e-12, name: 'x' })).toMatchObject({
      ok: true,
    });
    const solved = solve({ fn: (x) => Math.cos(x) - x, lo: 0, hi: 1, tolerance: 1e-12, name: 'x' });
    expect(solved.ok && solved.value).toBeCloseTo(0.7390851332151607, 10);
  });
  it('runs through points, counts area, sees a bow', () => {
    const through = smoothThrough([point(0, 0), point(5, 2), point(9, 7)], { startDir: point(1, 0) });
    expect(through).toHaveLength(2);
    expect(signedArea(flatten(arc(point(0, 0), 10, 0, 360), 1e-5))).toBeCloseTo(100 * Math.PI, 2);
    expect(isSimple([point(0, 0), point(4, 4), point(4, 0), point(0, 4)])).toBe(false);
  });
});
