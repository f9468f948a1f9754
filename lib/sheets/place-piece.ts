import type { Internal, Mark, Pair, Piece } from '@/lib/drafting/types';
import { moveCommand } from '@/lib/drawing/transform';
import { degreesOf, heading } from '@/lib/drawing/vector';
import type { PathCommand } from '@/lib/geometry/types';
import type { Matrix } from '@/lib/layout/placed';

type PointMap = (at: Pair) => Pair;

const movePath = (path: readonly PathCommand[], map: PointMap): PathCommand[] =>
  path.map((command) => moveCommand(command, map) as PathCommand);

function moveMark(mark: Mark, map: PointMap, [a, b, c, d]: Matrix): Mark {
  const moved = { ...mark, at: map(mark.at) };
  if (mark.angle === undefined) return moved;
  const [x, y] = heading(mark.angle);
  const angle = degreesOf([a * x + c * y, b * x + d * y]);
  // A corner opens a quarter turn to the left of its angle: a mirror puts its arms the other way round.
  const flipped = a * d - b * c < 0 && mark.kind === 'corner';
  return { ...moved, angle: flipped ? angle - 90 : angle };
}

const moveInternal = (internal: Internal, map: PointMap): Internal => ({
  ...internal,
  path: movePath(internal.path, map),
});

/** The piece carried to where it is laid: every coordinate moved, the outline's sense of travel flipped by a mirror. */
export function placePiece(piece: Piece, matrix: Matrix): Piece {
  const [a, b, c, d, e, f] = matrix;
  const map: PointMap = ([x, y]) => [a * x + c * y + e, b * x + d * y + f];
  return {
    ...piece,
    edges: piece.edges.map((edge) => ({ ...edge, path: movePath(edge.path, map) })),
    cutLine: piece.cutLine.map(map),
    internal: piece.internal.map((internal) => moveInternal(internal, map)),
    grain: [map(piece.grain[0]), map(piece.grain[1])],
    marks: piece.marks.map((mark) => moveMark(mark, map, matrix)),
    landmarks: Object.fromEntries(Object.entries(piece.landmarks).map(([name, at]) => [name, map(at)])),
  };
}
