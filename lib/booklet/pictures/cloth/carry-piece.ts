import { moveCommand } from '@/lib/drawing/transform';
import { commandEnd } from '@/lib/geometry/commands';
import { cyclicNeighbours } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';
import type { Closing } from './close-dart';

/** A piece with every place of it where it lies once some of its cloth is taken up. */
export function carried(piece: Piece, { carry, isTakenUp }: Closing): Piece {
  const path = (commands: readonly PathCommand[]) =>
    commands.map((command) => moveCommand(command, ([x, y]) => carry([x, y])));
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

/** A piece whose straight lines have a point wherever they cross one of some levels: there they may be bent. */
export function splitAtLevels(piece: Piece, levels: readonly number[]): Piece {
  const split = <T extends { readonly path: readonly PathCommand[] }>(one: T): T => ({
    ...one,
    path: splitPath(one.path, levels),
  });
  const { cutLine } = piece;
  return {
    ...piece,
    edges: piece.edges.map(split),
    internal: piece.internal.map(split),
    cutLine: cyclicNeighbours(cutLine).flatMap(([from, to]) => [from, ...crossings(from, to, levels)]),
  };
}

function splitPath(path: readonly PathCommand[], levels: readonly number[]): PathCommand[] {
  return path.flatMap((command, i): PathCommand[] => {
    const before = path[i - 1];
    if (command[0] !== 'L' || !before) return [command];
    const from = commandEnd(before);
    const between = crossings(from, [command[1], command[2]], levels);
    return [...between.map(([x, y]): PathCommand => ['L', x, y]), command];
  });
}

/** Where the way from one place to another crosses the levels between them, in the order it is walked. */
function crossings([ax, ay]: Pair, [bx, by]: Pair, levels: readonly number[]): Pair[] {
  return levels
    .map((level) => ({ level, share: (level - ay) / (by - ay) }))
    .filter(({ share }) => share > 0 && share < 1)
    .sort((one, other) => one.share - other.share)
    .map(({ level, share }): Pair => [ax + share * (bx - ax), level]);
}
