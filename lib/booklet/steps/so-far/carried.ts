import { moveCommand } from '@/lib/drawing/transform';
import type { PathCommand } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Closing } from '../../drawings/cloth/closed-dart';

/** A piece with every place of it where it lies once some of its cloth is taken up. */
export function carried(piece: Piece, { carry, isTakenUp }: Closing): Piece {
  const path = (commands: readonly PathCommand[]) =>
    commands.map((command) => moveCommand(command, ([x, y]) => carry([x, y])) as PathCommand);
  const [from, to] = piece.grain;
  return {
    ...piece,
    edges: piece.edges.map((edge) => ({
      ...edge,
      path: path(edge.path),
      ...(edge.apex ? { apex: carry(edge.apex) } : {}),
    })),
    cutLine: piece.cutLine.filter((at) => !isTakenUp(at)).map(carry),
    internal: piece.internal.map((each) => ({ ...each, path: path(each.path) })),
    marks: piece.marks.map((mark) => ({ ...mark, at: carry(mark.at) })),
    grain: [carry(from), carry(to)],
    landmarks: Object.fromEntries(Object.entries(piece.landmarks).map(([name, at]) => [name, carry(at)])),
  };
}
