import type { Point } from '@/lib/geometry/types';
import { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { defineRule } from '../rule';

function triangle(a: Point, b: Point, c: Point): number {
  return Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
}

/** The outline with every dart mouth bridged by a straight line. */
function undarted({ edges, darts }: PieceView): Outline {
  const seconds = new Set(darts.map(({ second }) => second));
  const points = edges.flatMap((edge) => {
    if (edge.role !== 'dart') return edge.points.slice(0, -1);
    return seconds.has(edge) ? [] : [edge.start];
  });
  return new Outline(points);
}

function reading(view: PieceView): Reading[] {
  if (view.darts.length === 0) return [];
  const taken = undarted(view).area() - view.area;
  const triangles = view.darts.reduce((sum, { mouth, tip }) => sum + triangle(mouth[0], mouth[1], tip), 0);
  return [{ figure: (100 * Math.abs(taken - triangles)) / triangles, where: view.id }];
}

/** INVARIANTS B10, in per cent of what the darts take out. */
export const B10 = defineRule({
  id: 'B10',
  title: 'Darts take out as much cloth as their triangles',
  limits: { I: { max: 0.5 } },
  read: ({ pieces }) => pieces.flatMap(reading),
});
