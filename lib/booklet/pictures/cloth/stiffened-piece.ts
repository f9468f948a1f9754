import { type Bounds, boundsOf } from '@/lib/geometry/bounds';
import type { Piece } from '@/lib/pattern/types';

const SIDES = ['left', 'right', 'top', 'bottom'] as const;

/** Interfacing may reach so far beyond the cloth it is traced from, cm. */
const BEYOND = 0.1;

const holds = (outer: Bounds, inner: Bounds): boolean =>
  inner.left > outer.left - BEYOND &&
  inner.right < outer.right + BEYOND &&
  inner.bottom > outer.bottom - BEYOND &&
  inner.top < outer.top + BEYOND;

/** Other interfacing is traced from what it stiffens: each lies on the piece it is named with and best agrees with. */
export function closestTo({ cutLine }: Piece, all: readonly Piece[]): Piece | undefined {
  const box = boundsOf(cutLine);
  const round = all.filter((piece) => holds(boundsOf(piece.cutLine), box));
  const pieces = round.length > 0 ? round : all;
  const off = (piece: Piece) => {
    const other = boundsOf(piece.cutLine);
    return SIDES.reduce((sum, side) => sum + Math.abs(other[side] - box[side]), 0);
  };
  return [...pieces].sort((a, b) => off(a) - off(b))[0];
}
