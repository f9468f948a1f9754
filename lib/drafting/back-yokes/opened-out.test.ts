import { describe, expect, it } from 'vitest';
import { endDirection, endOf, polyline, startDirection, startOf } from '@/lib/geometry/path';
import { turnDegrees } from '@/lib/geometry/point';
import { neighbours } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { lineLength, linePath } from '../kernel/lines';
import { edge, type Panel, panel } from '../kernel/panel';
import { openedOut } from './opened-out';
import { LOWER_LINE } from './part-back';

const AT = 9;
const BY = 3;

/** Half a back on its seam, the upper edge rising to the armhole by so much. */
function half(rise: number): Panel {
  const [armhole, centre, foot, side]: [Point, Point, Point, Point] = [
    { x: 18, y: 30 + rise },
    { x: 0, y: 30 },
    { x: 0, y: -20 },
    { x: 24, y: -20 },
  ];
  return panel({
    id: 'back',
    part: 'back',
    edges: [
      edge(LOWER_LINE, polyline(armhole, centre)),
      edge('centre', polyline(centre, foot)),
      edge('hem', polyline(foot, side)),
      edge('side', polyline(side, armhole)),
    ],
    internals: [
      { id: 'bust', kind: 'level', path: polyline({ x: 0, y: 10 }, { x: 20, y: 10 }) },
      { id: 'centre-back', kind: 'placement', path: polyline(centre, foot) },
    ],
    marks: [{ kind: 'stop', at: { x: 0, y: 0 } }],
  });
}

describe('a half opened out over the blade', () => {
  it('moves all that lies inward, and nothing outward', () => {
    const opened = openedOut(half(0), { at: AT, by: BY });
    expect(linePath(opened, 'side')).toEqual(linePath(half(0), 'side'));
    expect(startOf(linePath(opened, 'centre')).x).toBeCloseTo(-BY, 9);
    expect(opened.marks.map(({ at }) => at.x)).toEqual([-BY]);
    for (const { path } of opened.internals) expect(startOf(path).x).toBeCloseTo(-BY, 9);
  });

  it('is wider by as much at both its edges and at every level', () => {
    const opened = openedOut(half(0), { at: AT, by: BY });
    for (const line of [LOWER_LINE, 'hem'] as const)
      expect(lineLength(opened, line) - lineLength(half(0), line)).toBeCloseTo(BY, 9);
    const [level] = opened.internals;
    expect(level && endOf(level.path).x - startOf(level.path).x).toBeCloseTo(20 + BY, 9);
  });

  it.each([
    [1, undefined],
    [6, undefined],
    [1, 7],
    [6, 7],
  ])('runs along a slope that rises by %s without a corner', (rise, gathered) => {
    const opened = openedOut(half(rise), { at: AT, by: BY, ...(gathered ? { gathered } : {}) });
    for (const [a, b] of neighbours(linePath(opened, LOWER_LINE)))
      expect(Math.abs(turnDegrees(endDirection([a]), startDirection([b])))).toBeLessThan(0.5);
  });
});
