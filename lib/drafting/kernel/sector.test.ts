import { expect, it } from 'vitest';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { distance, point } from '@/lib/geometry/point';
import { dartEdges, moveDart } from './darts';
import { edgesOf } from './lines';
import { edge, panel } from './panel';

const tip = point(8, 16);

/** A half front: a bust dart in its side, a waist dart in its hem over the middle of what lies beyond the bust point. */
const half = panel({
  id: 'front',
  part: 'front',
  cut: { count: 1, onFold: true, mirrored: false },
  edges: [
    edge('hem', polyline(point(0, 0), point(12, 0)), { role: 'hem' }),
    ...dartEdges('waist-dart', point(12, 0), point(14, 12), point(16, 0)),
    edge('hem', polyline(point(16, 0), point(20, 0)), { role: 'hem' }),
    edge('side', polyline(point(20, 0), point(20, 15))),
    ...dartEdges('bust-dart', point(20, 15), tip, point(20, 20)),
    edge('side', polyline(point(20, 20), point(20, 30))),
    edge('armhole', polyline(point(20, 30), point(0, 30))),
    edge('centre', polyline(point(0, 30), point(0, 0)), { role: 'fold' }),
  ],
  internals: [{ id: 'waist', kind: 'level', path: polyline(point(0, 1), point(20, 1)) }],
});

it('a level turns with its cloth where its middle crosses the mouth of a dart', () => {
  const moved = moveDart(half, { from: 'bust-dart', to: 'new', line: 'hem', at: 8 });
  const levels = moved.internals.filter(({ kind }) => kind === 'level');
  const side = edgesOf(moved, 'side').map(({ path }) => startOf(path));
  const hems = edgesOf(moved, 'hem').map(({ path }) => endOf(path));
  const corner = side.find((p) => hems.some((q) => distance(p, q) < 1e-6));
  expect(corner).toBeDefined();
  const ends = levels.map(({ path }) => distance(endOf(path), corner ?? tip));
  expect(Math.min(...ends)).toBeCloseTo(1, 6);
});
