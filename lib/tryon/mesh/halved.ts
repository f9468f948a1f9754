import { cross, lerp, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { pointsOf } from '@/lib/pattern/lines';
import { type PieceView, viewPiece } from '@/lib/pattern/piece-view';
import type { Edge } from '@/lib/pattern/types';

/** A place this near to the fold lies on it, cm. */
const ON = 1e-3;

/**
 * The half of a strip that is folded lengthwise, as it is worn: the side on which its first edge lies. Undefined for a
 * piece that is not folded so.
 */
export function halved(view: PieceView): PieceView | undefined {
  const fold = view.piece.internal.find(({ id, kind }) => kind === 'fold-line' && id === 'fold');
  if (!fold) return undefined;
  const line = pointsOf(fold, 0.01);
  const [from, to] = [line[0] as Point, line.at(-1) as Point];
  const off = (p: Point) => cross(sub(to, from), sub(p, from));
  const first = view.edges[0] as EdgeView;
  const side = Math.sign(off(first.start) + off(first.end));
  const kept = view.edges.flatMap((edge) => keptOf(edge, view, (p) => side * off(p)));
  return viewPiece({ ...view.piece, edges: closed(kept), internal: [] });
}

/** What of an edge lies on the near side: all, nothing, or a straight one's part up to the fold. */
function keptOf(edge: EdgeView, { piece }: PieceView, off: (p: Point) => number): Edge[] {
  const own = piece.edges[edge.index] as Edge;
  const [a, b] = [off(edge.start), off(edge.end)];
  if (a >= -ON && b >= -ON) return a <= ON && b <= ON ? [] : [own];
  if (a <= ON && b <= ON) return [];
  const meet = lerp(edge.start, edge.end, a / (a - b));
  const [start, end] = a > 0 ? [edge.start, meet] : [meet, edge.end];
  return [straight(own, start, end)];
}

function straight(like: Edge, a: Point, b: Point): Edge {
  return {
    ...like,
    path: [
      ['M', a.x, a.y],
      ['L', b.x, b.y],
    ],
  };
}

/** The kept edges in their order round, and the fold that closes them. */
function closed(edges: readonly Edge[]): Edge[] {
  const ends = edges.map((edge) => {
    const points = pointsOf(edge, 0.01);
    return [points[0] as Point, points.at(-1) as Point] as const;
  });
  const gap = ends.findIndex(([, end], i) => {
    const next = (ends[(i + 1) % ends.length] as (typeof ends)[number])[0];
    return Math.abs(end.x - next.x) > ON || Math.abs(end.y - next.y) > ON;
  });
  if (gap < 0) return [...edges];
  const [after, before] = [
    ends[gap] as (typeof ends)[number],
    ends[(gap + 1) % ends.length] as (typeof ends)[number],
  ];
  const fold: Edge = {
    ...straight(edges[gap] as Edge, after[1], before[0]),
    id: 'halved-fold',
    line: 'fold',
    role: 'finished',
  };
  return [...edges.slice(0, gap + 1), fold, ...edges.slice(gap + 1)];
}
