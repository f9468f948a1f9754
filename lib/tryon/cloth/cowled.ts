import { toCommands } from '@/lib/geometry/commands';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import { edgeOf } from '@/lib/pattern/find';
import { liesAcross } from '@/lib/pattern/halves';
import { pathOf } from '@/lib/pattern/lines';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Piece } from '@/lib/pattern/types';

const COWL_EDGE = 'cowl-edge';
const FACING_END = 'facing-end';

/** A front that falls in a fold ends at that: the facing grown on to it lies behind. Any other piece as it is. */
export function cowled(piece: Piece): Piece {
  const end = piece.edges.findIndex(({ line }) => line === FACING_END);
  if (end < 0 || piece.material !== 'shell') return piece;
  if (liesAcross(piece)) return cowledWhole(piece, end);
  const corner = startOf(pathOf(item(piece.edges, end)));
  const centre = item(piece.edges, end + 2);
  const middle = { x: 0, y: corner.y };
  return {
    ...piece,
    edges: [
      ...piece.edges.slice(0, end),
      {
        ...item(piece.edges, end + 1),
        ...{ id: COWL_EDGE, line: 'neckline', path: toCommands(polyline(corner, middle)) },
      },
      { ...centre, path: toCommands(polyline(middle, endOf(pathOf(centre)))) },
      ...piece.edges.slice(end + 3),
    ],
    internal: piece.internal.filter(({ kind }) => kind !== 'fold-line'),
  };
}

/** One that is cut whole: its fold runs from shoulder to shoulder, between both ends of the facing. */
function cowledWhole(piece: Piece, first: number): Piece {
  const last = piece.edges.findLastIndex(({ line }) => line === FACING_END);
  const [from, to] = [startOf(pathOf(item(piece.edges, first))), endOf(pathOf(item(piece.edges, last)))];
  const fold = { id: COWL_EDGE, line: 'neckline', path: toCommands(polyline(from, to)) } as const;
  return {
    ...piece,
    edges: [
      ...piece.edges.slice(0, first),
      { ...item(piece.edges, first + 1), ...fold },
      ...piece.edges.slice(last + 1),
    ],
    internal: piece.internal.filter(({ kind }) => kind !== 'fold-line'),
  };
}

/** The edge of a cowl on the piece that falls in it. */
export const cowlEdgeOf = (piece: PieceView) => edgeOf(piece, COWL_EDGE);
