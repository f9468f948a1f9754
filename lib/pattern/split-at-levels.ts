import { commandEnd } from '@/lib/geometry/commands';
import { cyclicNeighbours } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import type { Piece } from './types';

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
export function crossings([ax, ay]: Pair, [bx, by]: Pair, levels: readonly number[]): Pair[] {
  return levels
    .map((level) => ({ level, share: (level - ay) / (by - ay) }))
    .filter(({ share }) => share > 0 && share < 1)
    .sort((one, other) => one.share - other.share)
    .map(({ level, share }): Pair => [ax + share * (bx - ax), level]);
}
