import { describe, expect, it } from 'vitest';
import { arc } from '@/lib/geometry/arc';
import { largestBreak } from '@/lib/geometry/fairness';
import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import { spread } from './spread';

/** A round cap, 30 wide, over a level edge 40 below its crown. */
const upper = arc({ x: 0, y: 0 }, 15, 10, 170);
const whole = pathLength(upper);
const lower = polyline({ x: -20, y: -25 }, { x: 20, y: -25 });
const request = { upper, lower, from: 0.2 * whole, to: 0.8 * whole, fixed: 0.5 * whole };

describe('slash and spread', () => {
  it('keeps the length of the edge it hangs from, and opens the other by what was asked', () => {
    const drawn = spread({ ...request, opens: { upper: 0, lower: 18 } });
    expect(pathLength(drawn.upper)).toBeCloseTo(whole, 3);
    expect(pathLength(drawn.lower)).toBeCloseTo(40 + 18, 1);
  });

  it('makes no corner, however far it spreads', () => {
    for (const lowerBy of [4, 20, 40]) {
      const drawn = spread({ ...request, opens: { upper: 10, lower: lowerBy }, raise: 2 });
      expect(largestBreak(drawn.upper)).toBeLessThan(0.3);
      expect(largestBreak(drawn.lower)).toBeLessThan(0.3);
    }
  });

  it('moves what lies outside the slashes rigidly, and does not move the fixed place', () => {
    const drawn = spread({ ...request, opens: { upper: 6, lower: 12 } });
    const { upper: spreadUpper, right, left, placed } = drawn;
    const [start, end] = [startOf(upper), endOf(upper)];
    expect(distance(right(start), startOf(spreadUpper))).toBeLessThan(1e-6);
    expect(distance(left(end), endOf(spreadUpper))).toBeLessThan(1e-6);
    expect(distance(right(start), right({ x: 20, y: -25 }))).toBeCloseTo(
      distance(start, { x: 20, y: -25 }),
      9,
    );
    expect(placed(request.fixed)).toBeCloseTo(pathLength(spreadUpper) / 2, 2);
  });

  it('finds every place again along the new edge', () => {
    const drawn = spread({ ...request, opens: { upper: 0, lower: 18 } });
    for (const share of [0.2, 0.33, 0.45, 0.5, 0.61, 0.8])
      expect(drawn.placed(share * whole)).toBeCloseTo(share * whole, 2);
  });

  it('changes nothing when nothing is opened', () => {
    const drawn = spread({ ...request, opens: { upper: 0, lower: 0 } });
    expect(pathLength(drawn.upper)).toBeCloseTo(whole, 4);
    expect(pathLength(drawn.lower)).toBeCloseTo(40, 4);
  });
});
