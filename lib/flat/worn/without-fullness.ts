import { toCommands } from '@/lib/geometry/commands';
import { intersectVertical } from '@/lib/geometry/intersect';
import { subPath } from '@/lib/geometry/length';
import { translatePath } from '@/lib/geometry/path';
import { backFullness } from '@/lib/pattern/back-fullness';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Piece } from '@/lib/pattern/types';
import { fromCentre } from './lapped';
import { withEdges } from './with-edges';

/** The seam under the yoke, as far as the middle of the body. */
function toCentre(edge: Edge): Edge {
  const whole = pathOf(edge);
  const hit = intersectVertical(whole, 0)[0];
  return hit ? { ...edge, path: toCommands(subPath(whole, 0, hit.length)) } : edge;
}

/** The same as wide as its yoke: what is pleated or gathered is drawn for itself. */
export function withoutFullness(piece: Piece): Piece {
  const by = backFullness(piece);
  if (by === 0) return piece;
  const edges = piece.edges.map((edge): Edge => {
    if (edge.role === 'fold')
      return { ...edge, path: toCommands(translatePath(pathOf(edge), { x: by, y: 0 })) };
    if (edge.line === 'yoke') return toCentre(edge);
    return edge.line === 'hem' || edge.line === 'waist' ? fromCentre(edge) : edge;
  });
  return withEdges(piece, edges);
}
