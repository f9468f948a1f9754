import { describe, expect, it } from 'vitest';
import { pathLength } from '@/lib/geometry/length';
import { endDirection, endOf, startDirection, startOf } from '@/lib/geometry/path';
import { distance, sub, turnDegrees } from '@/lib/geometry/point';
import { mitreOver, uprightBand } from './upright-band';

const SQUARE = { angle: 90, straight: 0 };
const POINT = { angle: 40, straight: 8 };

describe('a band on a lowered neckline', () => {
  it('is 0.12 shorter at its top for each cm that the half is looser than near the neck (METHODS §6)', () => {
    const top = (loose: number) =>
      pathLength(uprightBand(24, 3, { loose, start: SQUARE, finish: SQUARE }).outer);
    expect(top(1.5)).toBeCloseTo(23.5, 6);
    expect(top(1.5) - top(5.5)).toBeCloseTo(4 * 0.12, 6);
  });
});

describe('a band that ends in a point', () => {
  const band = uprightBand(24, 3, { loose: 4, start: SQUARE, finish: POINT });

  it('keeps its length and runs straight to the point', () => {
    expect(pathLength(band.neck)).toBeCloseTo(24, 6);
    const last = band.neck.at(-1);
    expect(last?.kind).toBe('line');
    expect(last ? distance(last.a, last.b) : 0).toBeCloseTo(8, 6);
  });

  it('is mitred half-way between square and the angle of the neckline (METHODS §6)', () => {
    const end = sub(endOf(band.end ?? band.neck), endOf(band.neck));
    expect(turnDegrees(endDirection(band.neck), end)).toBeCloseTo(180 - 65, 6);
    expect(endOf(band.end ?? band.neck)).toEqual(startOf(band.outer));
  });

  it('has the same height along the straight run', () => {
    expect(turnDegrees(endDirection(band.neck), startDirection(band.outer))).toBeCloseTo(180, 4);
    const back = mitreOver(3, POINT);
    expect(distance(endOf(band.neck), startOf(band.outer))).toBeCloseTo(Math.hypot(3, back), 6);
  });

  it('begins mitred too where the other half comes to a point', () => {
    const both = uprightBand(24, 3, { loose: 4, start: POINT, finish: POINT });
    expect(endOf(both.outer).x).toBeCloseTo(mitreOver(3, POINT), 6);
    expect(endOf(both.outer).y).toBeCloseTo(3, 6);
  });
});
