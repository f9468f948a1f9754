import type { Point } from '@/lib/geometry/types';
import { edgesAlong } from '../find';
import type { PieceView } from '../piece-view';

/** A sleeve that is grown on begins so far beyond the corner under the arm, cm. */
export const BEYOND_UNDERARM = 3;

/** Of a front or a back with a sleeve grown on, where its underarm meets the side; undefined of any other piece. */
export function underarmCorner(piece: PieceView): Point | undefined {
  if (edgesAlong(piece, 'overarm').length === 0 || piece.face === 'none') return undefined;
  return edgesAlong(piece, 'underarm')[0]?.start;
}
