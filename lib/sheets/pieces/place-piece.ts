import { mapCommand } from '@/lib/geometry/commands';
import { carry, type Motion } from '@/lib/geometry/motion';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import type { Internal, Piece } from '@/lib/pattern/types';
import { moveMark } from './move-mark';

type PointMap = (at: Pair) => Pair;

const movePath = (path: readonly PathCommand[], map: PointMap): PathCommand[] =>
  path.map((command) => mapCommand(command, map));

const moveInternal = (internal: Internal, map: PointMap): Internal => ({
  ...internal,
  path: movePath(internal.path, map),
});

/** The piece carried to where it is laid: every coordinate moved, the outline's sense of travel flipped by a mirror. */
export function placePiece(piece: Piece, motion: Motion): Piece {
  const [a, b, c, d] = motion;
  const map: PointMap = (at) => carry(motion, at);
  return {
    ...piece,
    edges: piece.edges.map((edge) => ({ ...edge, path: movePath(edge.path, map) })),
    cutLine: piece.cutLine.map(map),
    internal: piece.internal.map((internal) => moveInternal(internal, map)),
    grain: [map(piece.grain[0]), map(piece.grain[1])],
    marks: piece.marks.map((mark) => moveMark(mark, map, a * d - b * c < 0)),
    landmarks: Object.fromEntries(Object.entries(piece.landmarks).map(([name, at]) => [name, map(at)])),
  };
}
