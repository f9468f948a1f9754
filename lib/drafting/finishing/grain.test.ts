import { describe, expect, it } from 'vitest';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import { cross, distance, lerp, point, polar, sub } from '@/lib/geometry/point';
import { containsPoint, distanceToPolygon } from '@/lib/geometry/polygon';
import type { Point, Polygon } from '@/lib/geometry/types';
import { frontFixture, sleeveFixture } from '@/lib/testing/drafting/finished-front';
import { grainLine } from './grain';
import { lengthenLine } from './lengthen';
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

  it('runs on the bias when asked', () => {
    const polygon = outline(frontFixture());
    const bias = grainLine(polygon, polar(point(0, 0), 45, 1));
    expectClear(polygon, bias, 1);
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
  const cloth = { edges: frontFixture(), outline: outline(frontFixture()) };

  it('runs from edge to edge through its point', () => {
    const drawn = lengthenLine('lengthen', cloth, point(10, 8));
    const [line] = fromCommands(drawn?.path ?? []);
    expect(line?.a.x).toBeCloseTo(0, 6);
    expect(line?.b.y).toBeCloseTo(8, 6);
    expect(line?.b.x).toBeGreaterThan(22);
  });

  it('needs a point of the piece', () => {
    expect(lengthenLine('x', cloth, point(40, 8))).toBeUndefined();
    expect(lengthenLine('x', cloth, point(23, 36))).toBeUndefined();
  });
});
