import { lengthAtPoint } from '@/lib/geometry/closest';
import { toCommands } from '@/lib/geometry/commands';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf } from '@/lib/geometry/path';
import type { Path } from '@/lib/geometry/types';
import { findDone, giving } from '@/lib/operations/ask';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';

/**
 * A draft whose vents are as they are seen from outside: each side ends at the centre, where it is folded in or lies over the
 * other. Any other draft as it is.
 */
export function withoutVentLaps(draft: Draft): Draft {
  const vents = findDone(draft.seams, giving('vent'));
  if (vents.length === 0) return draft;
  const pieces = draft.pieces.map((piece) => (piece.material === 'shell' ? withoutLap(piece) : piece));
  return { ...draft, pieces, seams: draft.seams.filter((seam) => !vents.includes(seam)) };
}

function withoutLap(piece: Piece): Piece {
  const centre = piece.internal.find(({ id }) => id === 'vent-centre');
  if (!centre) return piece;
  const along = pathOf(centre);
  const edges = piece.edges
    .filter(({ line }) => line !== 'vent-top')
    .map((edge, i, { [i - 1]: before }) => {
      if (edge.line === 'vent') return { ...edge, path: toCommands(along) };
      return before?.line === 'vent' ? { ...edge, path: toCommands(beyond(pathOf(edge), along)) } : edge;
    });
  return { ...piece, edges };
}

/** What of a hem is left of its lap, from where the centre meets it. */
function beyond(hem: Path, centre: Path): Path {
  return subPath(hem, lengthAtPoint(hem, endOf(centre)), pathLength(hem));
}
