import { expect, test } from 'vitest';
import { THEMES } from '@/lib/drawing/styles';
import { boundsOf } from '@/lib/geometry/bounds';
import type { Pair } from '@/lib/geometry/types';
import { inkEdges } from './stroke-lines';

const level: Pair[] = [
  [0, 0],
  [10, 0],
];

test.each(['highlight', 'crease', 'overcast'] as const)(
  'the ink of a line reaches half its breadth to all sides (%s)',
  (stroke) => {
    const scale = 0.1;
    const half = THEMES.print.strokes[stroke].width / 2 / scale;
    const { left, right, bottom, top } = boundsOf(inkEdges(level, stroke, scale));
    expect([left, right, bottom, top]).toEqual([-half, 10 + half, -half, half]);
  },
);

test('the ink of a line is closed, and that of a point or of nothing is no more than it', () => {
  const edges = inkEdges(level, 'highlight', 1);
  expect(edges.at(-1)).toEqual(edges[0]);
  expect(inkEdges([], 'highlight', 1)).toEqual([]);
  expect(inkEdges([[1, 1]], 'highlight', 1)).toHaveLength(3);
});
