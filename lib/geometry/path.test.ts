import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDegrees, anyPoint, wildPath } from '@/lib/testing/geometry/arbitraries';
import { pathLength } from './length';
import {
  endOf,
  joinPaths,
  mirrorPathX,
  path,
  pathFrom,
  polyline,
  reversePath,
  rotatePath,
  startOf,
  translatePath,
  withEnd,
  withStart,
} from './path';
import { distance, point } from './point';
import { line } from './segment';

describe('paths', () => {
  it('refuse gaps and close what rounding opened', () => {
    const near = path(line(point(0, 0), point(1, 0)), line(point(1 + 5e-7, 0), point(2, 0)));
    expect(near[1]?.a).toEqual(point(1, 0));
    expect(() => path(line(point(0, 0), point(1, 0)), line(point(1.1, 0), point(2, 0)))).toThrow(RangeError);
    expect(() => path(line(point(0, 0), point(1, 0)), line(point(Number.NaN, 0), point(2, 0)))).toThrow(
      RangeError,
    );
    expect(() => path()).toThrow(RangeError);
    expect(() => polyline(point(0, 0))).toThrow(RangeError);
  });

  it('keep their length whichever way they are laid', () => {
    fc.assert(
      fc.property(wildPath, anyPoint, anyDegrees, (of, pivot, degrees) => {
        const whole = pathLength(of);
        for (const moved of [
          reversePath(of),
          rotatePath(of, pivot, degrees),
          translatePath(of, pivot),
          mirrorPathX(of),
        ]) {
          expect(pathLength(moved)).toBeCloseTo(whole, 5);
        }
      }),
    );
  });

  it('turn round and round again to themselves', () => {
    fc.assert(
      fc.property(wildPath, (of) => {
        expect(reversePath(reversePath(of))).toEqual(of);
        expect(startOf(reversePath(of))).toEqual(endOf(of));
        expect(mirrorPathX(mirrorPathX(of))).toEqual(of);
      }),
    );
  });

  it('join end to start', () => {
    const a = polyline(point(0, 0), point(4, 0), point(4, 3));
    const closed = joinPaths(a, polyline(point(4, 3), point(0, 0)));
    expect(pathLength(closed)).toBeCloseTo(12, 9);
    expect(() => joinPaths(a, a)).toThrow(RangeError);
    expect(distance(endOf(a), point(4, 3))).toBe(0);
  });
});

it('a path keeps its other points when an end is moved, and cannot be made of nothing', () => {
  const [a, b, c, p] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 9, y: 9 },
  ];
  expect(withStart(polyline(a, b, c), p)).toEqual(polyline(p, b, c));
  expect(withEnd(polyline(a, b, c), p)).toEqual(polyline(a, b, p));
  expect(() => pathFrom([])).toThrow(RangeError);
});
