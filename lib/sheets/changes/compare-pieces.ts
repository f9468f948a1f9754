import { item } from '@/lib/geometry/sequence';
import type { PathCommand } from '@/lib/geometry/types';
import type { Draft, Edge, Internal, Piece } from '@/lib/pattern/types';

export type Change = 'same' | 'changed' | 'added' | 'removed';

interface PieceChange {
  readonly id: string;
  readonly change: Change;
}

/** Less than this nobody can cut, cm. */
const SEEN = 0.01;

const close = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => Math.abs(value - item(b, i)) <= SEEN);

const numbers = (path: readonly PathCommand[]): number[] => path.flatMap(([, ...rest]) => rest);

const edgeNumbers = ({ allowance, path }: Edge): number[] => [allowance, ...numbers(path)];
const internalNumbers = ({ path }: Internal): number[] => numbers(path);

/** Everything of a piece that is drawn, as numbers in a fixed order. */
function drawnNumbers({ edges, cutLine, internal, notches, marks, cut }: Piece): number[] {
  return [
    cut.count,
    ...edges.flatMap(edgeNumbers),
    ...cutLine.flat(),
    ...internal.flatMap(internalNumbers),
    ...notches.map(({ at }) => at),
    ...marks.flatMap(({ at, length = 0, angle = 0 }) => [...at, length, angle]),
  ];
}

/** The same with names: what is what, and of what it is made. */
function drawnNames({ material, cut, edges, internal, notches, marks }: Piece): string {
  return JSON.stringify([
    material,
    cut.onFold,
    cut.mirrored,
    edges.map(({ id, role }) => [id, role]),
    internal.map(({ id, kind }) => [id, kind]),
    notches.map(({ edge, kind }) => [edge, kind]),
    marks.map(({ kind }) => kind),
  ]);
}

/** Whether two versions of a piece would be printed alike, to a tenth of a millimetre. */
export function isSamePiece(a: Piece, b: Piece): boolean {
  return drawnNames(a) === drawnNames(b) && close(drawnNumbers(a), drawnNumbers(b));
}

/** What became of every piece from one version of a pattern to the next, in the order of the new one. */
export function comparePieces(before: Draft, after: Draft): PieceChange[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const kept = after.pieces.map((piece): PieceChange => {
    const known = old.get(piece.id);
    return { id: piece.id, change: !known ? 'added' : isSamePiece(known, piece) ? 'same' : 'changed' };
  });
  const gone = before.pieces.filter(({ id }) => !after.pieces.some((piece) => piece.id === id));
  return [...kept, ...gone.map(({ id }): PieceChange => ({ id, change: 'removed' }))];
}
