import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathLength } from '@/lib/geometry/length';
import { endDirection, endOf, startDirection, startOf } from '@/lib/geometry/path';
import { angleOf, dot, scale, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { hoodShape } from './hood-shape';

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const CURVED = { angle: 90, straight: 0 };
/** A centre to which the neckline comes in a curve, or at a point. */
const end = (longest: number) =>
  fc.oneof(fc.constant(CURVED), fc.record({ angle: figure(18, 60), straight: figure(3, longest) }));
const figures = fc.record({
  head: figure(53, 60),
  neck: fc.record({ length: figure(18, 36), front: end(9), back: end(6) }),
  ease: figure(0, 5),
});

/** Between two directions that both lead away from a corner, degrees. */
const between = (a: Point, b: Point): number => (Math.acos(dot(unit(a), unit(b))) * 180) / Math.PI;

describe('hoodShape', () => {
  it('is sewn to a neckline of any length, and square to itself at the brow and at a curved nape', () => {
    fc.assert(
      fc.property(figures, (asked) => {
        const { neck, rim, crown } = hoodShape(asked);
        expect(pathLength(neck)).toBeCloseTo(asked.neck.length, 6);
        const nape = between(scale(endDirection(crown), -1), startDirection(neck));
        expect(nape).toBeCloseTo(90 - (90 - asked.neck.back.angle) / 2, 5);
        expect(dot(endDirection(rim), startDirection(crown))).toBeCloseTo(0, 6);
      }),
    );
  });

  it('is as high and as deep as the head asks for, however long the neckline', () => {
    fc.assert(
      fc.property(figures, (asked) => {
        const { neck, rim, crown } = hoodShape(asked);
        const brow = endOf(rim);
        const behind = startOf([crown[1] as (typeof crown)[0]]);
        const nape = Math.max(...neck.flatMap(({ a, b }) => [a.y, b.y]));
        expect(brow.y - nape).toBeCloseTo(0.6 * asked.head + 1 + asked.ease, 6);
        expect(brow.x - behind.x).toBeCloseTo(0.35 * asked.head + 0.7 * asked.ease, 6);
      }),
    );
  });

  it('turns down to the point of a V and runs straight there, as far as the neckline does', () => {
    const neck = { length: 27, back: CURVED };
    const front = { angle: 30, straight: 10 };
    const [flat, turned] = [CURVED, front].map((own) =>
      hoodShape({ head: 56, ease: 1, neck: { ...neck, front: own } }),
    );
    if (!flat || !turned) throw new Error('No hood');
    expect(angleOf(endDirection(turned.neck))).toBeCloseTo(-35, 6);
    expect(turned.neck.at(-1)).toMatchObject({ kind: 'line' });
    const corner = between(scale(endDirection(turned.neck), -1), startDirection(turned.rim));
    expect(corner).toBeGreaterThan(front.angle);
    expect(corner).toBeLessThan(between(scale(endDirection(flat.neck), -1), startDirection(flat.rim)) - 5);
  });
});
