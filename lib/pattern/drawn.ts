import { mapCommand } from '@/lib/geometry/commands';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import type { Piece } from './types';

/** The outline of a piece and what is drawn within it. */
export type Drawn = Pick<Piece, 'edges' | 'internal' | 'marks' | 'landmarks'>;

/** The same with every place of it elsewhere. */
export function drawnElsewhere({ edges, internal, marks, landmarks }: Drawn, to: (at: Pair) => Pair): Drawn {
  const path = (commands: readonly PathCommand[]) => commands.map((command) => mapCommand(command, to));
  return {
    edges: edges.map((edge) => ({
      ...edge,
      path: path(edge.path),
      ...(edge.apex ? { apex: to(edge.apex) } : {}),
    })),
    internal: internal.map((each) => ({ ...each, path: path(each.path) })),
    marks: marks.map((mark) => ({ ...mark, at: to(mark.at) })),
    landmarks: Object.fromEntries(Object.entries(landmarks).map(([name, at]) => [name, to(at)])),
  };
}

/**
 * A piece seen with something else drawn on it. What only paper shows is still worked out when it is read: spreading the
 * piece would work it out for a picture that has no use for it.
 */
export function seenWith(piece: Piece, other: Partial<Drawn & Pick<Piece, 'cut' | 'notches'>>): Piece {
  const { id, part, material, cut, edges, internal, marks, landmarks } = piece;
  return {
    ...{ id, part, material, cut, edges, internal, marks, landmarks },
    ...other,
    get cutLine() {
      return piece.cutLine;
    },
    get grain() {
      return piece.grain;
    },
    get notches() {
      return other.notches ?? piece.notches;
    },
  };
}
