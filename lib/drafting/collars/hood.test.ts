import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathLength } from '@/lib/geometry/length';
import { endDirection, endOf, startDirection, startOf } from '@/lib/geometry/path';
import { dot } from '@/lib/geometry/point';
import { hoodShape } from './hood-shape';

const figures = fc.record({
  head: fc.double({ min: 53, max: 60, noNaN: true }),
  neck: fc.double({ min: 16, max: 34, noNaN: true }),
  ease: fc.double({ min: 0, max: 5, noNaN: true }),
});

describe('hoodShape', () => {
  it('is sewn to a neckline of any length, and square to itself at the nape and at the brow', () => {
    fc.assert(
      fc.property(figures, (asked) => {
        const { neck, rim, crown } = hoodShape(asked);
        expect(pathLength(neck)).toBeCloseTo(asked.neck, 6);
        expect(dot(endDirection(crown), startDirection(neck))).toBeCloseTo(0, 6);
        expect(dot(endDirection(rim), startDirection(crown))).toBeCloseTo(0, 6);
      }),
    );
  });

  it('is as high and as deep as the head asks for, however long the neckline', () => {
    fc.assert(
      fc.property(figures, (asked) => {
        const { rim, crown } = hoodShape(asked);
        const brow = endOf(rim);
        const behind = startOf([crown[1] as (typeof crown)[0]]);
        expect(brow.y).toBeCloseTo(0.6 * asked.head + 1 + asked.ease, 6);
        expect(brow.x - behind.x).toBeCloseTo(0.35 * asked.head + 0.7 * asked.ease, 6);
      }),
    );
  });
});
