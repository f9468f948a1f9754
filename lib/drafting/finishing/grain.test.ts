import { describe, expect, it } from 'vitest';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { cross, distance, lerp, point, polar, sub } from '@/lib/geometry/point';
import { containsPoint, distanceToPolygon } from '@/lib/geometry/polygon';
import type { Point, Polygon } from '@/lib/geometry/types';
import { frontFixture, sleeveFixture } from './fixtures';
import { grainLine } from './grain';
import { chordThrough, lengthenLine } from './lengthen';
import type { FinishEdge } from './types';

const outline = (edges: readonly FinishEdge[]): Polygon =>
  edges.flatMap(({ path }) => flatten(path, 0.02).slice(1));

function expectClear(polygon: Polygon, [a, b]: readonly [Point, Point], margin: number): void {
  for (let i = 0; i <= 40; i++) {
    const p = lerp(a, b, i / 40);
    expect(containsPoint(polygon, p)).toBe(true);
    expect(distanceToPolygon(p, polygon)).toBeGreaterThanOrEqual(margin);
  }
}

describe('the grainline', () => {
  it('is inside, clear of the edges, long enough and in its direction', () => {
    for (const edges of [frontFixture(), sleeveFixture()]) {
      const polygon = outline(edges);
      const line = grainLine(polygon, point(0, 1));
      expectClear(polygon, line, 1);
      expect(Math.abs(cross(sub(line[1], line[0]), point(0, 1)))).toBeLessThan(1e-9);
      expect(distance(...line)).toBeGreaterThan(25);
      expect(distance(...line)).toBeLessThanOrEqual(40);
    }
  });

  it('runs on the bias when asked, and near the place asked', () => {
    const polygon = outline(frontFixture());
    const bias = grainLine(polygon, polar(point(0, 0), 45, 1));
    expectClear(polygon, bias, 1);
    const near = grainLine(polygon, point(0, 1), { near: point(4, 0) });
    expect(near[0].x).toBeCloseTo(4, 6);
  });

  it('runs beside a dart where there is a lane, and over it where there is none', () => {
    const polygon = outline(frontFixture());
    const dart = [point(13, 15), point(11.4, 0), point(13, -10), point(14.6, 0)];
    const [a] = grainLine(polygon, point(0, 1), { near: point(13, 0), avoid: [dart] });
    expect(a.x < 11.4 || a.x > 14.6).toBe(true);
    const everywhere = [point(-9, -50), point(60, -50), point(60, 90), point(-9, 90)];
    expectClear(polygon, grainLine(polygon, point(0, 1), { avoid: [everywhere] }), 1);
  });

  it('finds the long way in a band that curves', () => {
    const at = (radius: number, from: number, to: number) =>
      Array.from({ length: 13 }, (_, i) => polar(point(0, 44), from + ((to - from) * i) / 12, radius));
    const band = [...at(12.5, -90, -10), ...at(7, -10, -90)];
    const line = grainLine(band, point(0, 1));
    expectClear(band, line, 1);
    expect(distance(...line)).toBeGreaterThan(4);
  });

  it('runs down the middle of a strip that has no room for the margin', () => {
    const strip = [point(0, 0), point(60, 0), point(60, 1.5), point(0, 1.5)];
    const line = grainLine(strip, point(1, 0));
    expect(line[0].y).toBeCloseTo(0.75, 1);
    expect(distance(...line)).toBeGreaterThan(30);
  });
});

describe('a lengthening line', () => {
  it('runs from edge to edge through its point', () => {
    const { path } = lengthenLine('lengthen', frontFixture(), point(10, 8));
    const [line] = fromCommands(path);
    expect(line?.a.x).toBeCloseTo(0, 6);
    expect(line?.b.y).toBeCloseTo(8, 6);
    expect(line?.b.x).toBeGreaterThan(22);
  });

  it('needs a point of the piece', () => {
    expect(chordThrough(frontFixture(), point(40, 8), point(1, 0))).toBeUndefined();
    expect(() => lengthenLine('x', frontFixture(), point(23, 36))).toThrow(RangeError);
  });
});
