import { endDirection, startDirection } from '@/lib/geometry/path';
import { turnDegrees } from '@/lib/geometry/point';
import { cyclic } from '@/lib/geometry/sequence';
import type { FinishEdge, FinishPiece, LoneNotch, NotchPair, SeamWalk, WalkEdge } from './types';
import { type EdgeIndex, type EdgePlace, indexEdges, walkLength } from './walk';

/** Notches asked for by the folds of the pieces. */
interface CentreNotches {
  readonly pairs: readonly NotchPair[];
  readonly lone: readonly LoneNotch[];
}

function isSewn({ role, allowance }: FinishEdge): boolean {
  return role === 'seam' && allowance > 0;
}

/** An edge that leaves the square to its fold by more has a corner there, degrees (INVARIANTS D6). */
const SQUARE = 3;

function crossesFold(before: FinishEdge, after: FinishEdge): boolean {
  if (before.role !== 'fold' && after.role !== 'fold') return false;
  return Math.abs(turnDegrees(endDirection(before.path), startDirection(after.path)) - 90) <= SQUARE;
}

/**
 * Ends of sewn edges that cross a fold: the middle of the whole piece. The point of a V is its own mark: a stroke square
 * to the edge would lie beyond the fold.
 */
function foldEnds(index: EdgeIndex, pieces: readonly FinishPiece[]): EdgePlace[] {
  return pieces.flatMap(({ id, edges }) =>
    edges.filter(isSewn).flatMap((edge) => {
      const i = edges.indexOf(edge);
      const [before, after] = [cyclic(edges, i - 1), cyclic(edges, i + 1)];
      const place = (at: number): EdgePlace => ({ piece: id, edge: edge.id, at });
      const atStart = crossesFold(before, edge) ? [place(0)] : [];
      const atEnd = crossesFold(edge, after) ? [place(index.get(id, edge.id).length)] : [];
      return [...atStart, ...atEnd];
    }),
  );
}

function terminal(index: EdgeIndex, walk: readonly WalkEdge[], end: 'start' | 'end'): EdgePlace | undefined {
  const step = end === 'start' ? walk[0] : walk.at(-1);
  if (!step) return undefined;
  const { length } = index.get(step.piece, step.edge);
  const atStart = (end === 'start') !== (step.reversed === true);
  return { piece: step.piece, edge: step.edge, at: atStart ? 0 : length };
}

/**
 * A notch where a sewn edge crosses a fold: laid open, nothing else shows the middle (INVARIANTS F5). Where both sides of
 * a seam end on a fold, as neckline and facing do, they are a pair.
 */
export function centreNotches(pieces: readonly FinishPiece[], seams: readonly SeamWalk[]): CentreNotches {
  const index = indexEdges(pieces);
  const ends = foldEnds(index, pieces);
  const find = (place: EdgePlace | undefined) =>
    ends.find(
      (own) => own.piece === place?.piece && own.edge === place.edge && Math.abs(own.at - place.at) < 1e-6,
    );
  const paired = new Set<EdgePlace>();
  const pairs: NotchPair[] = [];
  for (const seam of seams) {
    for (const end of ['start', 'end'] as const) {
      const a = find(terminal(index, seam.a, end));
      const b = find(terminal(index, seam.b, end));
      if (!a || !b) continue;
      paired.add(a).add(b);
      const at = (walk: readonly WalkEdge[]) => (end === 'start' ? 0 : walkLength(index, walk));
      pairs.push({ seam: seam.id, a: at(seam.a), b: at(seam.b) });
    }
  }
  return { pairs, lone: ends.filter((place) => !paired.has(place)) };
}
