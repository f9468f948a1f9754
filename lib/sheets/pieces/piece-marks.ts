import type { Place } from '@/lib/drawing/pen';
import { bar, cornerTick, cross, crossedCircle, drillHole, stopMark } from '@/lib/drawing/symbols';
import type { Item } from '@/lib/drawing/types';
import { closestPlace } from '@/lib/geometry/closest';
import { lengthAtPlace, pathLength, pointAtLength } from '@/lib/geometry/length';
import { degreesOf } from '@/lib/geometry/pair';
import { pathOf } from '@/lib/pattern/lines';
import type { Mark, Piece } from '@/lib/pattern/types';

const BUTTONHOLE = 1.8;

function drawMark({ kind, at, length, angle = 0 }: Mark, place: Place): Item[] {
  switch (kind) {
    case 'buttonhole':
      return [bar(at, length ?? BUTTONHOLE, angle, place)];
    case 'button':
      return [cross(at, place)];
    case 'bust-point':
      return crossedCircle(at, place);
    case 'drill':
      return drillHole(at, place);
    case 'corner':
      return [cornerTick(at, angle, place)];
    case 'stop':
      return stopMark(at, angle, place);
  }
}

/** Reach to either side over which the direction of a seam is read, cm. */
const NEAR = 0.2;

/** Direction of the edge a mark lies on, degrees: a stop is drawn across its seam. */
function seamDirection({ edges }: Piece, [x, y]: Mark['at']): number {
  const nearest = edges
    .map(pathOf)
    .map((path) => ({ path, place: closestPlace(path, { x, y }) }))
    .reduce((best, each) => (each.place.distance < best.place.distance ? each : best));
  const at = lengthAtPlace(nearest.path, nearest.place);
  const length = pathLength(nearest.path);
  const [from, to] = [at - NEAR, at + NEAR].map((s) =>
    pointAtLength(nearest.path, Math.min(length, Math.max(0, s))),
  );
  return from && to ? degreesOf([to.x - from.x, to.y - from.y]) : 0;
}

const directed = (mark: Mark, piece: Piece): Mark =>
  mark.kind === 'stop' && mark.angle === undefined ? { ...mark, angle: seamDirection(piece, mark.at) } : mark;

/** Buttons, buttonholes, bust point, placements and stops of a piece. */
export function pieceMarks(piece: Piece, place: Place): Item[] {
  return piece.marks.flatMap((mark) => drawMark(directed(mark, piece), place));
}
