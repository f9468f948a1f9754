import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closestPlace, distanceToPath } from '@/lib/geometry/closest';
import { flatten } from '@/lib/geometry/flatten';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, pointAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, path, polyline, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, point, rotate, scale } from '@/lib/geometry/point';
import { containsPoint, distanceToPolygon, signedArea } from '@/lib/geometry/polygon';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point, Polygon } from '@/lib/geometry/types';
import { frontFixture, panelFixture, sleeveFixture } from '@/lib/testing/drafting/finished-front';
import { isSimple } from '@/lib/testing/geometry/is-simple';
import { cutLine } from './cut-line';
import { pressedTo } from './dart-cap';
import type { FinishEdge } from './types';

const ALLOWANCES = [0.5, 0.7, 1, 1.5, 0.635, 1.27, 1.5875, 2.54];

function stations(polygon: Polygon, every: number): Point[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const count = Math.max(1, Math.ceil(distance(a, b) / every));
    return Array.from({ length: count }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / count,
      y: a.y + ((b.y - a.y) * k) / count,
    }));
  });
}

function corners(edges: readonly FinishEdge[]): { at: Point; reach: number }[] {
  return edges.map((edge, i) => {
    const next = edges[(i + 1) % edges.length] as FinishEdge;
    return { at: endOf(edge.path), reach: Math.max(edge.allowance, next.allowance) };
  });
}

/** Allowance, enclosure and simplicity, as anyone may measure them from outside. */
function expectSound(edges: readonly FinishEdge[], cut: Polygon): void {
  expect(signedArea(cut)).toBeGreaterThan(0);
  expect(isSimple(cut)).toBe(true);
  for (const { path: stitch } of edges) {
    for (const p of flatten(stitch, 0.01)) {
      if (!containsPoint(cut, p)) expect(distanceToPolygon(p, cut)).toBeLessThan(1e-4);
    }
  }
  const zones = corners(edges);
  const sewn = edges.filter(({ role }) => role !== 'dart');
  for (const p of stations(cut, 0.5)) {
    if (zones.some(({ at, reach }) => distance(at, p) < Math.max(2.01, 2.01 * reach))) continue;
    if (edges.some((edge) => edge.role === 'dart' && distanceToPath(p, edge.path) < edge.allowance + 3))
      continue;
    const owner = sewn.reduce((best, edge) => {
      const off = Math.abs(distanceToPath(p, edge.path) - edge.allowance);
      return off < best ? off : best;
    }, Number.POSITIVE_INFINITY);
    expect(owner).toBeLessThan(0.01);
  }
}

describe('the cut line', () => {
  it('keeps every allowance on every edge of a darted front', () => {
    for (const allowance of ALLOWANCES) {
      for (const hem of [0.5, 2, 5]) {
        const edges = frontFixture(allowance, hem);
        expectSound(edges, cutLine(edges));
      }
    }
  });

  it('reaches at most twice the larger allowance from a corner', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 12, max: 170, noNaN: true }),
        fc.constantFrom(...ALLOWANCES),
        fc.constantFrom(...ALLOWANCES),
        (degrees, a, b) => {
          const tip = point(0, 0);
          const [p, q] = [rotate(point(30, 0), tip, degrees), point(30, 0)];
          const edges: FinishEdge[] = [
            { id: 'a', role: 'seam', allowance: a, path: polyline(tip, q) },
            { id: 'c', role: 'seam', allowance: 1, path: polyline(q, p) },
            { id: 'b', role: 'seam', allowance: b, path: polyline(p, tip) },
          ];
          const cut = cutLine(edges);
          expect(isSimple(cut)).toBe(true);
          for (const v of cut)
            if (distance(v, tip) < 12)
              expect(distance(v, tip)).toBeLessThanOrEqual(2 * Math.max(a, b) + 1e-6);
          expect(containsPoint(cut, point(0.01, 0.0005))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('leaves a fold and a bound edge where they are', () => {
    const edges = frontFixture(1, 3).map((edge) =>
      edge.id === 'neck' ? { ...edge, role: 'finished' as const, allowance: 0 } : edge,
    );
    const cut = cutLine(edges);
    expect(Math.min(...cut.map(({ x }) => x))).toBeCloseTo(0, 9);
    const neck = edges.find(({ id }) => id === 'neck') as FinishEdge;
    for (let s = 0; s <= pathLength(neck.path); s += 0.4) {
      expect(distanceToPolygon(pointAtLength(neck.path, s), cut)).toBeLessThan(0.005);
    }
  });

  it('is the same whichever edge the loop is written from', () => {
    const edges = frontFixture();
    const area = signedArea(cutLine(edges));
    for (let i = 1; i < edges.length; i++) {
      expect(signedArea(cutLine([...edges.slice(i), ...edges.slice(0, i)]))).toBeCloseTo(area, 6);
    }
  });

  it('cuts an allowance wider than the curve it follows where both sides meet', () => {
    const notch: FinishEdge[] = [
      {
        id: 'low',
        role: 'seam',
        allowance: 2.54,
        path: polyline(point(0, 0), point(20, 0), point(20, 10), point(11, 10)),
      },
      {
        id: 'hollow',
        role: 'seam',
        allowance: 2.54,
        path: path(cubic(point(11, 10), point(11, 8), point(9, 8), point(9, 10))),
      },
      { id: 'rest', role: 'seam', allowance: 2.54, path: polyline(point(9, 10), point(0, 10), point(0, 0)) },
    ];
    const cut = cutLine(notch);
    expect(isSimple(cut)).toBe(true);
    for (const p of stations(cut, 0.25)) {
      expect(Math.min(...notch.map((edge) => distanceToPath(p, edge.path)))).toBeGreaterThan(2.54 - 0.01);
    }
  });

  it('refuses a loop that runs clockwise', () => {
    const square = polyline(point(0, 0), point(0, 10), point(10, 10), point(10, 0), point(0, 0));
    expect(() => cutLine([{ id: 'all', role: 'seam', allowance: 1, path: square }])).toThrow(RangeError);
  });
});

describe('a hem', () => {
  // Folds cut points below the hem up about the nearest point of the stitching line.
  function foldedUp(hem: FinishEdge, p: Point): Point {
    const [a, b] = [startOf(hem.path), endOf(hem.path)];
    const fold: Path = [
      line(add(a, scale(startDirection(hem.path), -9)), a),
      ...hem.path,
      line(b, add(b, scale(endDirection(hem.path), 9))),
    ];
    const foot = closestPlace(fold, p).point;
    return { x: 2 * foot.x - p.x, y: 2 * foot.y - p.y };
  }

  it('turned up, ends edge to edge with the sides above it', () => {
    for (const fixture of [frontFixture(1, 4), sleeveFixture(1, 3), sleeveFixture(1.5, 4)]) {
      const hem = fixture.find(({ role }) => role === 'hem') as FinishEdge;
      const cut = cutLine(fixture);
      const [start, end] = [startOf(hem.path), endOf(hem.path)];
      for (const p of stations(cut, 0.25)) {
        const below = p.y < Math.min(start.y, end.y) - 0.05;
        const beside = p.x < start.x + 0.7 || p.x > end.x - 0.7;
        const deepest = distanceToPath(p, hem.path) > hem.allowance - 0.02;
        if (!below || !beside || deepest) continue;
        expect(distanceToPolygon(foldedUp(hem, p), cut)).toBeLessThan(0.1);
      }
    }
  });

  it('keeps its depth along a curve', () => {
    const edges = sleeveFixture(1, 2.5, 1.2);
    const hem = edges.find(({ role }) => role === 'hem') as FinishEdge;
    const cut = cutLine(edges);
    const middle = stations(cut, 0.3).filter((p) => p.y < endOf(hem.path).y - 1.8 && Math.abs(p.x) < 8);
    expect(middle.length).toBeGreaterThan(20);
    for (const p of middle) expect(distanceToPath(p, hem.path)).toBeCloseTo(2.5, 2);
  });

  it('widens where a sleeve tapers toward it and narrows where a skirt flares', () => {
    const width = (edges: FinishEdge[]) => {
      const cut = cutLine(edges);
      const bottom = Math.min(...cut.map(({ y }) => y));
      const hits = intersectHorizontal(polyline(...cut, cut[0] as Point), bottom + 0.2);
      return Math.max(...hits.map(({ point: p }) => p.x)) - Math.min(...hits.map(({ point: p }) => p.x));
    };
    const tapered = sleeveFixture(1, 3);
    const above = (tapered.find(({ role }) => role === 'hem') as FinishEdge).path;
    expect(width(tapered)).toBeGreaterThan(distance(startOf(above), endOf(above)) + 2);
  });
});

describe('a dart cap', () => {
  it('folded and pressed, lies on the cut line', () => {
    for (const press of ['before', 'after'] as const) {
      for (const allowance of [0.7, 1.5, 2.54]) {
        const edges = frontFixture(allowance).map((edge) =>
          edge.id === 'dart-lower' ? { ...edge, press } : edge,
        );
        expectFoldedFlat(edges, press);
      }
    }
  });

  it('is pressed down on a side dart and toward the centre on an upright one', () => {
    const edges = frontFixture();
    const inward = edges.find(({ id }) => id === 'dart-lower') as FinishEdge;
    const outward = edges.find(({ id }) => id === 'dart-upper') as FinishEdge;
    expect(pressedTo({ inward, outward })).toBe('before');
    const upright = (x: number): FinishEdge => ({ ...inward, path: polyline(point(x, 0), point(9, 12)) });
    const back: FinishEdge = { ...outward, path: polyline(point(9, 12), point(8, 0)) };
    expect(pressedTo({ inward: upright(10), outward: back })).toBe('after');
  });
});

/** Both layers of the intake, laid flat beside the closed dart, must end where the piece below them ends. */
function expectFoldedFlat(edges: readonly FinishEdge[], press: 'before' | 'after'): void {
  const cut = cutLine(edges);
  const inward = edges.find(({ id }) => id === 'dart-lower') as FinishEdge;
  const outward = edges.find(({ id }) => id === 'dart-upper') as FinishEdge;
  const tip = endOf(inward.path);
  const [a, b] = [startOf(inward.path), endOf(outward.path)];
  const angle = (p: Point) => (Math.atan2(p.y - tip.y, p.x - tip.x) * 180) / Math.PI;
  const [from, to] = [angle(a), angle(b)];
  const middle = (from + to) / 2;
  const cap = stations(cut, 0.05).filter((p) => angle(p) > from && angle(p) < to && p.x > 20);
  expect(cap.length).toBeGreaterThan(20);
  // The half next to the unpressed side stays; the other is turned over the crease; both then lie over the pressed side.
  for (const p of cap) {
    const nearPressed = press === 'before' ? angle(p) < middle : angle(p) > middle;
    const onTop = nearPressed ? rotate(mirror(p, tip, middle), tip, 0) : p;
    const closing = press === 'before' ? from - to : to - from;
    const laid = rotate(onTop, tip, closing);
    expect(distanceToPolygon(laid, cut)).toBeLessThan(0.02);
  }
}

function mirror(p: Point, tip: Point, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  const d = { x: Math.cos(radians), y: Math.sin(radians) };
  const along = 2 * ((p.x - tip.x) * d.x + (p.y - tip.y) * d.y);
  return { x: tip.x + along * d.x - (p.x - tip.x), y: tip.y + along * d.y - (p.y - tip.y) };
}

describe('a squared corner', () => {
  it('makes both panels of a princess seam end alike, whatever the angle', () => {
    const lean = 35;
    const ends = [90 - lean, 90 + lean].map((degrees) => {
      const edges = panelFixture(degrees, 'square');
      const cut = cutLine(edges);
      expectSound(edges, cut);
      const corner = endOf((edges[0] as FinishEdge).path);
      const beyond = cut.filter((p) => distance(p, corner) < 3 && p.y > corner.y + 0.01);
      return Math.max(...beyond.map((p) => (p.x > corner.x + 0.5 ? p.y - corner.y : 0)));
    });
    expect(ends[0]).toBeCloseTo(ends[1] as number, 6);
  });
});

describe('a fold beside a side that leans far out', () => {
  it('is cut as the mirror image of what it comes to lie on', () => {
    const [hem, side, lean] = [2, 1.5875, (40 * Math.PI) / 180];
    const top = { x: 20 + 12 * Math.tan(lean), y: 12 };
    const [start, corner, far] = [point(0, 0), point(20, 0), point(0, 12)];
    const cut = cutLine([
      { id: 'hem', role: 'hem', allowance: hem, path: polyline(start, corner) },
      { id: 'side', role: 'seam', allowance: side, path: polyline(corner, top) },
      { id: 'top', role: 'seam', allowance: side, path: polyline(top, far) },
      { id: 'centre', role: 'fold', allowance: 0, path: polyline(far, start) },
    ]);
    for (const up of [0.5, 1, 1.5, 1.9]) {
      const beside = 20 + up * Math.tan(lean) + side / Math.cos(lean);
      expect(distanceToPolygon(point(beside, up), cut)).toBeLessThan(1e-6);
      expect(distanceToPolygon(point(beside, -up), cut)).toBeLessThan(1e-6);
    }
  });
});
