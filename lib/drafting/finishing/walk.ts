import { pathLength } from '@/lib/geometry/length';
import { edgeOf } from '@/lib/pattern/find';
import type { FinishEdge, FinishPiece, WalkEdge } from './types';

/** A place on the stitching line of a piece. */
export interface EdgePlace {
  readonly piece: string;
  readonly edge: string;
  /** Arc length from the start of the edge, in its own direction. */
  readonly at: number;
}

interface Known {
  readonly edge: FinishEdge;
  readonly piece: FinishPiece;
  readonly length: number;
}

/** Finds edges by piece and id, each measured once. */
export interface EdgeIndex {
  readonly get: (piece: string, edge: string) => Known;
}

/** Indexes the edges of pieces. Asking for an edge that no piece has is a fault of the caller and throws. */
export function indexEdges(pieces: readonly FinishPiece[]): EdgeIndex {
  const known = new Map<string, Known>();
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const get = (pieceId: string, edgeId: string): Known => {
    const key = `${pieceId}/${edgeId}`;
    const found = known.get(key);
    if (found) return found;
    const piece = byId.get(pieceId);
    const edge = piece && edgeOf(piece, edgeId);
    if (!piece || !edge) throw new RangeError(`No edge ${key}`);
    const fresh = { edge, piece, length: pathLength(edge.path) };
    known.set(key, fresh);
    return fresh;
  };
  return { get };
}

/** Length in cm of one side of a seam, darts between its edges sewn. */
export function walkLength(index: EdgeIndex, walk: readonly WalkEdge[]): number {
  return walk.reduce((sum, { piece, edge }) => sum + index.get(piece, edge).length, 0);
}

// The sides of a seam may differ by a millimetre (INVARIANTS C1), as a neckline closed over its dart and its facing do: a
// way so little longer than the walk ends with it.
const AT_END = 0.1;

/** Where a walk has arrived after `s` cm. Refuses a way longer than the walk. */
export function placeOnWalk(index: EdgeIndex, walk: readonly WalkEdge[], s: number): EdgePlace {
  let before = 0;
  for (const [i, { piece, edge, reversed }] of walk.entries()) {
    const { length } = index.get(piece, edge);
    const own = s - before;
    if (own <= length + (i === walk.length - 1 ? AT_END : 1e-6))
      return { piece, edge, at: reversed ? length - Math.min(own, length) : Math.min(own, length) };
    before += length;
  }
  throw new RangeError(`${s} cm lies beyond a seam of ${before} cm`);
}

/** How far a walk has come when it passes a place on one of its edges; nothing when it does not pass there. */
export function walkedTo(index: EdgeIndex, walk: readonly WalkEdge[], place: EdgePlace): number | undefined {
  let before = 0;
  for (const { piece, edge, reversed } of walk) {
    const { length } = index.get(piece, edge);
    if (piece === place.piece && edge === place.edge)
      return before + (reversed ? length - place.at : place.at);
    before += length;
  }
  return undefined;
}
