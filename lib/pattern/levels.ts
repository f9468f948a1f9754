import { endOf, startOf } from '@/lib/geometry/path';
import { distance, lerp } from '@/lib/geometry/point';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { distanceToLine } from './distances';
import type { EdgeView } from './edge-view';
import type { PieceView } from './piece-view';
import type { Side } from './seam-view';

// A level ends on an edge when it comes this near (cm).
const ON = 0.02;

export function endsOf(level: Path): [Point, Point] {
  return [startOf(level), endOf(level)];
}

/** Arc length along an edge to the point of it nearest to `p`, cm; chords serve for the arc. */
export function alongEdge({ points, length }: EdgeView, p: Point): number {
  let best = Number.POSITIVE_INFINITY;
  let at = 0;
  let before = 0;
  for (let i = 1; i < points.length; i++) {
    const a = item(points, i - 1);
    const b = item(points, i);
    const size = distance(a, b);
    const t = Math.min(
      1,
      Math.max(0, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (size * size || 1)),
    );
    const far = distance(lerp(a, b, t), p);
    if (far < best) {
      best = far;
      at = before + t * size;
    }
    before += size;
  }
  return Math.min(at, length);
}

/** The edge on which a level ends, and the arc length from the edge's start. */
export function levelOnEdge(view: PieceView, p: Point): { edge: EdgeView; at: number } | undefined {
  for (const edge of view.edges) {
    if (edge.role === 'dart' || distanceToLine(p, edge.points) > ON) continue;
    return { edge, at: alongEdge(edge, p) };
  }
  return undefined;
}

/** Arc length from the seam's origin at which each level of the pieces ends on this side. */
export function levelsAlong({ steps }: Side): Map<string, number> {
  const along = new Map<string, number>();
  for (const { piece, edge, reversed, from } of steps) {
    for (const [name, level] of piece.levels) {
      const p = endsOf(level).find((end) => distanceToLine(end, edge.points) <= ON);
      if (!p) continue;
      const at = alongEdge(edge, p);
      along.set(name, from + (reversed ? edge.length - at : at));
    }
  }
  return along;
}
