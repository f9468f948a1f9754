import { intersectVertical } from '@/lib/geometry/intersect';
import { endOf, joinPaths, mirrorPathX, polyline, startOf, transformPath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { line } from '../ink';
import { lapelTurned } from '../worn/lapel';
import { extensionEdgeOf, outerEdgeOf } from '../worn/lapped';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** Where the hem of the face lies under or over a place of the lap. */
function hemAt({ lines }: Face, x: number): Point {
  const [hit] = intersectVertical(lines.hem, Math.abs(x));
  return { x, y: (hit?.point ?? startOf(lines.hem)).y };
}

/**
 * The edge that lies on top, right over left: on a front to the right of the centre as one looks at it, on a back to the
 * left. Drawn from where the neckline crosses the centre.
 */
function lapOutline(face: Face, piece: Piece): Path | undefined {
  const [beyond, outer] = [extensionEdgeOf(piece), outerEdgeOf(piece)];
  if (!beyond || !outer) return undefined;
  const top = endOf(face.lines.neckline);
  const own = startOf(pathOf(beyond));
  const moved = transformPath(pathOf(beyond), ({ x, y }) => ({ x, y: y - own.y + top.y }));
  const corner = endOf(moved);
  const whole = joinPaths(moved, polyline(corner, hemAt(face, corner.x)));
  return face.view === 'front' ? mirrorPathX(whole) : whole;
}

/** The lapped edge of the face one looks at, and the stitching that holds its placket. */
export const lappedEdge: FlatPart = ({ draft, near }) =>
  near.panels.flatMap((piece) => {
    // The panels of a face are halves; the piece as it is cut still has the edge beyond the centre.
    const whole = pieceOf(draft, piece.id);
    const outline = whole && lapOutline(near, lapelTurned(whole));
    if (!outline) return [];
    const stitched = piece.internal
      .filter(({ kind, id }) => kind === 'topstitch' && id === 'placket')
      .map((line) => stitching(near, pathOf(line)));
    return [
      line(outline, 'outline', `${near.view}/lap`),
      ...stitched.map((path) => line(path, 'topstitch', `${near.view}/placket`)),
    ];
  });

function stitching(face: Face, path: Path): Path {
  const side = face.view === 'front' ? -1 : 1;
  const x = Math.abs(startOf(path).x);
  const [hit] = intersectVertical(face.lines.neckline, x);
  const top = { x: side * x, y: (hit?.point ?? endOf(face.lines.neckline)).y };
  return polyline(top, hemAt(face, top.x));
}
