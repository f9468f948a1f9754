import { pathLength } from '@/lib/geometry/length';
import type { Piece } from '@/lib/pattern/types';
import { pathOf } from './panels';

/** Length of a line of a piece, cm. */
export function lengthOn({ edges }: Piece, line: string): number {
  const own = edges.filter((edge) => edge.line === line);
  return own.reduce((sum, edge) => sum + pathLength(pathOf(edge)), 0);
}

/** Length of a line on all pieces that have a part of it, cm. */
export function lengthOnAll(pieces: readonly Piece[], line: string): number {
  return pieces.reduce((sum, piece) => sum + lengthOn(piece, line), 0);
}
