import { endDirection, startDirection } from '@/lib/geometry/path';
import { turnDegrees } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import type { CornerShape, FinishEdge } from './types';

// Corners this near to square come out alike whether mitred or squared.
const SQUARE_ENOUGH = 3;

function leansFromSquare(before: FinishEdge, after: FinishEdge): boolean {
  const turn = turnDegrees(endDirection(before.path), startDirection(after.path));
  return turn > 0 && Math.abs(turn - 90) > SQUARE_ENOUGH;
}

function isSewn({ role, allowance }: FinishEdge): boolean {
  return role === 'seam' && allowance > 0;
}

/**
 * The edges with a squared end wherever a seam sewn earlier runs, at an angle, into an edge sewn or turned later: both
 * pieces of the earlier seam then end alike, and their allowances meet the later seam edge to edge (METHODS §11).
 * `stageOf` gives the order in which an edge is sewn. Shapes already asked for are kept; hems mirror by themselves.
 */
export function withSquaredEnds(
  edges: readonly FinishEdge[],
  stageOf: (edge: FinishEdge) => number | undefined,
): FinishEdge[] {
  const shapeToward = (edge: FinishEdge, other: FinishEdge, leans: boolean): CornerShape | undefined => {
    const own = stageOf(edge);
    if (!leans || !isSewn(edge) || own === undefined || other.allowance === 0 || other.role === 'hem')
      return undefined;
    return own < (stageOf(other) ?? Number.POSITIVE_INFINITY) ? 'square' : undefined;
  };
  return edges.map((edge, i) => {
    const before = cyclic(edges, i - 1);
    const after = cyclic(edges, i + 1);
    const start = edge.start ?? shapeToward(edge, before, leansFromSquare(before, edge));
    const end = edge.end ?? shapeToward(edge, after, leansFromSquare(edge, after));
    return { ...edge, ...(start ? { start } : {}), ...(end ? { end } : {}) };
  });
}
