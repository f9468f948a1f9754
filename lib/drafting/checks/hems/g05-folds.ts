import { endOf, startOf } from '@/lib/geometry/path';
import { add, dot, lerp, scale, sub, unit } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Reading } from '../result';
import { atMost, defineRule } from '../rule';

const WHOLLY_FOLDED = new Set(['cuff', 'belt', 'band', 'strap', 'binding']);
const BESIDE = [0.5, 1, 1.5];

function mirrored(p: Point, at: Point, along: Point): Point {
  const v = sub(p, at);
  return sub(add(at, scale(along, 2 * dot(v, along))), v);
}

/** The point `s` cm along the outline from a place on it; against the travel when negative. */
function pointAlong(o: Outline, from: Point, s: number): Point {
  const { side } = o.foot(from.x, from.y);
  const step = s < 0 ? -1 : 1;
  const vertex = (k: number) => o.vertex(((k % o.count) + o.count) % o.count);
  let at = from;
  let next = s < 0 ? side : side + 1;
  let left = Math.abs(s);
  for (let guard = 0; guard <= o.count; guard++) {
    const to = vertex(next);
    const size = Math.hypot(to.x - at.x, to.y - at.y);
    if (size >= left) return lerp(at, to, left / (size || 1));
    left -= size;
    at = to;
    next += step;
  }
  return at;
}

function missAt(o: Outline, end: Point, at: Point, along: Point): number {
  const misses = BESIDE.map((s) => {
    const p = mirrored(pointAlong(o, end, s), at, along);
    const q = mirrored(pointAlong(o, end, -s), at, along);
    return Math.max(o.distance(p.x, p.y), o.distance(q.x, q.y));
  });
  return Math.max(...misses);
}

function missAllRound(o: Outline, at: Point, along: Point): number {
  let miss = 0;
  for (let i = 0; i < o.count; i++) {
    const { x, y } = mirrored(o.vertex(i), at, along);
    miss = Math.max(miss, o.distance(x, y));
  }
  return miss;
}

function foldReading({ seamLine, piece, id }: PieceView, fold: Path, name: string): Reading {
  const [a, b] = [startOf(fold), endOf(fold)];
  const along = unit(sub(b, a));
  const figure = WHOLLY_FOLDED.has(piece.part)
    ? missAllRound(seamLine, a, along)
    : Math.max(missAt(seamLine, a, a, along), missAt(seamLine, b, a, along));
  return { figure, where: `${id}: ${name}` };
}

/** INVARIANTS G5: narrow strips are folded in half; a grown-on facing only where it leaves the garment. */
export const G5 = defineRule({
  id: 'G5',
  title: 'What is folded over lies edge on edge',
  limits: atMost(0.02),
  read: ({ pieces }) =>
    pieces.flatMap((view) =>
      view.piece.internal
        .filter(({ kind, id }) => kind === 'fold-line' && !/hem|placket/.test(id))
        .map((fold) => foldReading(view, pathOf(fold), fold.id)),
    ),
});
