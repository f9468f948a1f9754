import { describe, expect, it } from 'vitest';
import { arc } from './arc';
import { inflections, largestBreak, minimumRadius } from './fairness';
import { joinPaths, polyline } from './path';
import { point } from './point';
import { cubic } from './segment';

describe('fairness', () => {
  it('measures breaks, radii and changes of side', () => {
    const bent = polyline(point(0, 0), point(10, 0), point(20, 1));
    expect(largestBreak(bent)).toBeCloseTo(5.7106, 3);
    expect(largestBreak(arc(point(0, 0), 9, 0, 200))).toBeLessThan(1e-6);
    expect(minimumRadius(arc(point(0, 0), 9, 0, 90))).toBeCloseTo(9, 2);
    expect(minimumRadius(bent)).toBe(Number.POSITIVE_INFINITY);
    const ess = cubic(point(0, 0), point(8, 0), point(2, 10), point(10, 10));
    expect(inflections([ess])).toBe(1);
    expect(inflections(joinPaths(arc(point(0, 0), 9, -90, 0), arc(point(18, 0), 9, 180, 90)))).toBe(1);
  });
});
