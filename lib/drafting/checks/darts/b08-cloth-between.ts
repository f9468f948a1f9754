import { distance } from '@/lib/geometry/point';
import { firstOf } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { distanceBetweenLines } from '@/lib/pattern/distances';
import { fisheyesOf } from '@/lib/pattern/fisheye';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atLeast, defineRule } from '../rule';

interface Shape {
  readonly name: string;
  readonly points: readonly Point[];
  readonly tip?: Point;
}

// Two halves of one dart come together at the bust: near a shared aim only their legs further out are cloth apart.
const AIM = 3;

function shapes(view: PieceView): Shape[] {
  const open = view.darts.map(({ name, first, second, tip }) => ({
    name,
    points: [...first.points, ...second.points.slice(1)],
    tip,
  }));
  const closed = fisheyesOf(view).map(({ name, points }) => ({
    name,
    points: [...points, firstOf(points)],
  }));
  return [...open, ...closed];
}

function gap(a: Shape, b: Shape): number {
  const shared = a.tip && b.tip && distance(a.tip, b.tip) < AIM;
  if (!shared) return distanceBetweenLines(a.points, b.points);
  const far = (shape: Shape) => shape.points.filter((p) => !shape.tip || distance(p, shape.tip) >= AIM);
  return distanceBetweenLines(far(a), far(b));
}

function pairs(view: PieceView): Reading[] {
  const all = shapes(view);
  return all.flatMap((a, i) =>
    all.slice(i + 1).map((b) => ({ figure: gap(a, b), where: `${a.name} + ${b.name}` })),
  );
}

/** INVARIANTS B8. */
export const B8 = defineRule({
  id: 'B8',
  title: 'Cloth is left between two darts',
  limits: atLeast(2),
  read: ({ pieces }) => pieces.flatMap(pairs),
});
