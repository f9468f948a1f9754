import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { polyline } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { besideWaistDarts } from './clear-darts';
import { dartEdges } from './darts';
import { edge, type Panel, panel } from './panel';

const at = (x: number, y: number): Point => ({ x, y });

/** A half with a dart from its side, its tip at `tip`, and a waist dart about x = `axis` that is 12 cm high. */
function half(tip: Point, axis: number): Panel {
  const dart = polyline(at(axis, 12), at(axis - 1, 0), at(axis, -10), at(axis + 1, 0), at(axis, 12));
  return panel({
    id: 'lining-front',
    part: 'lining',
    edges: [
      edge('hem', polyline(at(0, -20), at(24, -20))),
      edge('side', polyline(at(24, -20), at(24, 11))),
      ...dartEdges('bust-dart', at(24, 11), tip, at(24, 14)),
      edge('side', polyline(at(24, 14), at(24, 20))),
      edge('facing-inner', polyline(at(24, 20), at(0, 20), at(0, -20))),
    ],
    internals: [{ id: 'waist-dart-1', kind: 'fisheye-dart', path: dart }],
  });
}

const topOf = ({ internals }: Panel) => internals.map(({ path }) => Math.max(...path.map(({ a }) => a.y)))[0];

const settled = (own: Panel, mayDrop = false) => besideWaistDarts(own, (bare) => bare, mayDrop);

describe('waist darts below what was changed', () => {
  it('stay as they are where there is room', () => {
    const roomy = half(at(16, 12.5), 8);
    expect(settled(roomy)).toEqual(roomy);
  });

  it('are sewn less high under a bust dart', () => {
    const top = topOf(settled(half(at(7, 12), 8)));
    expect(top).toBeLessThan(12 - 2);
    expect(top).toBeGreaterThan(5);
  });

  it('are left out where they would run into a seam, if they may be', () => {
    expect(settled(half(at(16, 12), 1)).internals).toHaveLength(1);
    expect(settled(half(at(16, 12), 1), true).internals).toEqual([]);
  });
});

describe('a lining with two bust darts', () => {
  const coat = completeChoices('jacket', { fit: 'easy', length: 'knee', collar: 'shawl' }, {});
  const drawn = drawDraft(coat, STANDARD_SIZES['42']);
  const front = pieceOf(drawn, 'lining-front');

  it('hangs straight in the grain below them', () => {
    const hem = front?.edges.find(({ line }) => line === 'hem');
    const ends = hem?.path.flatMap((command) => command.slice(-2)).map(Number) ?? [];
    expect(ends.at(-1)).toBeCloseTo(ends[1] as number, 3);
    expect(front?.edges.filter(({ line }) => line.startsWith('bust-dart'))).toHaveLength(4);
  });

  it('holds every rule', () => {
    expect(breaches(check(drawn))).toEqual([]);
  });
});
