import { describe, expect, it } from 'vitest';
import { arc } from './arc';
import { pathLength } from './length';
import { endOf, polyline, startOf } from './path';
import { point } from './point';
import { trimBetween } from './trim';

const curve = arc(point(0, 0), 10, 0, 180);
const level = (y: number) => polyline(point(-20, y), point(20, y));
const upright = (x: number) => polyline(point(x, -20), point(x, 20));

describe('trimming', () => {
  it('keeps what lies between two meetings', () => {
    const between = trimBetween(curve, upright(5), upright(-5));
    expect(pathLength(between)).toBeCloseTo((10 * Math.PI) / 3, 4);
  });

  it('starts from the last meeting before the end', () => {
    const part = trimBetween(curve, level(6), upright(-9));
    expect(startOf(part).x).toBeCloseTo(-8, 5);
    expect(endOf(part).x).toBeCloseTo(-9, 5);
  });

  it('refuses what it does not meet', () => {
    expect(() => trimBetween(curve, upright(-5), upright(5))).toThrow(RangeError);
  });
});
