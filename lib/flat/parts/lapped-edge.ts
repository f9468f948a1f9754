import { intersectVertical } from '@/lib/geometry/intersect';
import { endOf, joinPaths, mirrorPathX, polyline, startOf, transformPath } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { pieceOf } from '@/lib/pattern/find';
import { halfOf, liesOver } from '@/lib/pattern/halves';
import { leftName } from '@/lib/pattern/left-name';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
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

interface LapEdge {
  /** From where the neckline crosses the centre to the outer edge, and from there down to the hem. */
  readonly slope: Path;
  readonly outer: Path;
}

/** What runs on past the centre: of a face cut across, as long as it is on both its pieces. */
function slopeOf(pieces: readonly Piece[]): Path | undefined {
  const [first, ...more] = pieces.flatMap((piece) => extensionEdgeOf(piece) ?? []).map(pathOf);
  return first && joinPaths(first, ...more);
}

/** The edge that lies on top, of her right front and her left back: to the right of the centre as one looks at either. */
function lapEdge(face: Face, pieces: readonly Piece[]): LapEdge | undefined {
  const slope = slopeOf(pieces);
  if (!slope || !pieces.some(outerEdgeOf)) return undefined;
  const top = endOf(face.lines.neckline);
  const own = startOf(slope);
  const moved = transformPath(slope, ({ x, y }) => ({ x, y: y - own.y + top.y }));
  const corner = endOf(moved);
  const down = polyline(corner, hemAt(face, corner.x));
  return { slope: mirrorPathX(moved), outer: mirrorPathX(down) };
}

/** Of a half the piece as it is cut, drawn outward from the centre: its twin, where that is cut for the other side and lies over it. */
function lyingOver(draft: Draft, { id, part }: Piece): Piece | undefined {
  const [side, name] = liesOver({ part }, 'right')
    ? (['right', id] as const)
    : (['left', leftName(id)] as const);
  const own = pieceOf(draft, name) ?? pieceOf(draft, id);
  return own?.cut.side ? halfOf(own, side) : own;
}

/** The edges of what laps on a face. The panels of a face are halves; the pieces as cut still have what lies beyond. */
export function lapEdges(draft: Draft, face: Face): LapEdge[] {
  const pieces = face.panels.flatMap((panel) => lyingOver(draft, panel) ?? []);
  const edge = lapEdge(
    face,
    pieces.map((piece) => lapelTurned(draft, piece)),
  );
  return edge ? [edge] : [];
}

/** The lapped edge of the face one looks at, and the stitching that holds its placket. */
export const lappedEdge: FlatPart = ({ draft, near }) => {
  const edges = lapEdges(draft, near);
  if (edges.length === 0) return [];
  const stitched = near.panels
    .flatMap(({ internal }) => internal)
    .filter(({ kind, id }) => kind === 'topstitch' && id === 'placket')
    .map((own) => stitching(near, pathOf(own)));
  return [
    ...edges.map(({ slope, outer }) => line(joinPaths(slope, outer), 'outline', `${near.view}/lap`)),
    ...stitched.map((path) => line(path, 'topstitch', `${near.view}/placket`)),
  ];
};

function stitching(face: Face, path: Path): Path {
  const x = Math.abs(startOf(path).x);
  const [hit] = intersectVertical(face.lines.neckline, x);
  const top = { x: -x, y: (hit?.point ?? endOf(face.lines.neckline)).y };
  return polyline(top, hemAt(face, top.x));
}
