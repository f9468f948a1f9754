import type { Mark, Piece } from '@/lib/drafting/types';
import type { Place } from '@/lib/drawing/pen';
import { bar, cornerTick, cross, crossedCircle, drillHole, stopMark } from '@/lib/drawing/symbols';
import type { Item } from '@/lib/drawing/types';

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

/** Buttons, buttonholes, bust point, placements and stops of a piece. */
export function pieceMarks({ marks }: Piece, place: Place): Item[] {
  return marks.flatMap((mark) => drawMark(mark, place));
}
