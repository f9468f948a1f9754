import type { Edge, Piece } from '@/lib/pattern/types';

/**
 * A piece seen with other edges, and what is drawn on it. What only paper shows is still worked out when it is read: spreading the piece would
 * work it out for a picture that has no use for it.
 */
export function withEdges(
  piece: Piece,
  edges: readonly Edge[],
  { internal, marks }: Pick<Piece, 'internal' | 'marks'> = piece,
): Piece {
  const { id, part, material, cut, landmarks } = piece;
  return {
    id,
    part,
    material,
    cut,
    edges,
    internal,
    marks,
    landmarks,
    get cutLine() {
      return piece.cutLine;
    },
    get grain() {
      return piece.grain;
    },
    get notches() {
      return piece.notches;
    },
  };
}
