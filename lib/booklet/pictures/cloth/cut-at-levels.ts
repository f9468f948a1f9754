import { commandEnd } from '@/lib/geometry/commands';
import { cyclicNeighbours } from '@/lib/geometry/sequence';
import type { Pair, PathCommand } from '@/lib/geometry/types';
import type { Piece } from '@/lib/pattern/types';

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

type Band = readonly [low: number, high: number];

/** Every stretch of a line outside a band of levels. */
export const outside = (line: readonly Pair[], band: Band): Pair[][] =>
  stretches(line, band, (level) => level <= band[0] || level >= band[1]);

/** Every stretch of a line inside a band of levels. */
export const inside = (line: readonly Pair[], band: Band): Pair[][] =>
  stretches(line, band, (level) => level > band[0] && level < band[1]);

function stretches(line: readonly Pair[], band: Band, keeps: (level: number) => boolean): Pair[][] {
  const cut = line.flatMap((at, i) => [at, ...crossings(at, line[i + 1] ?? at, band)]);
  const kept: Pair[][] = [[]];
  cut.forEach((point, i) => {
    const next = cut[i + 1];
    kept.at(-1)?.push(point);
    if (next && !keeps((point[1] + next[1]) / 2)) kept.push([]);
  });
  return kept.filter((stretch) => stretch.length > 1);
}
