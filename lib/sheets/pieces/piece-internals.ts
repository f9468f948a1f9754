import { linePath } from '@/lib/drawing/paths';
import { drawn, type Place } from '@/lib/drawing/pen';
import { dot } from '@/lib/drawing/symbols';
import type { DrawingCommand, Item, StrokeName } from '@/lib/drawing/types';
import { mapCommand } from '@/lib/geometry/commands';
import { leftOf, move, span, toward } from '@/lib/geometry/pair';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import type { Internal, InternalKind, Piece } from '@/lib/pattern/types';
import { FINE, flatPoints } from './outline';

const STROKES: Readonly<Partial<Record<InternalKind, StrokeName>>> = {
  'fisheye-dart': 'stitch',
  'fold-line': 'detail',
  pleat: 'mark',
  topstitch: 'topstitch',
  placement: 'detail',
  'roll-line': 'detail',
  slash: 'mark',
};

/** Between the two lines along which a piece is lengthened or shortened, cm. */
const DOUBLE = 0.6;
/** A level is only hinted at from either edge, so that the middle stays free. */
const HINT = 1.5;

export function endsOf(path: Internal['path']): readonly [Pair, Pair] {
  const points = flatPoints(path);
  return [firstOf(points), lastOf(points)];
}

function doubleLine({ path }: Internal, place: Place): Item[] {
  const [a, b] = endsOf(path);
  const side = leftOf(toward(a, b));
  return [-DOUBLE / 2, DOUBLE / 2].map((by) => {
    const shifted: readonly DrawingCommand[] = path.map((command) =>
      mapCommand(command, (at) => move(at, side, by)),
    );
    return drawn(shifted, 'mark', place);
  });
}

/** A line from its beginning as far as a length along it, cm. */
function headOf(points: readonly Pair[], length: number): readonly Pair[] {
  const head = [firstOf(points)];
  let left = length;
  for (const next of points.slice(1)) {
    const last = lastOf(head);
    const size = span(last, next);
    if (size >= left) return [...head, move(last, toward(last, next), left)];
    head.push(next);
    left -= size;
  }
  return head;
}

/** A level bends over a dart that is open: it is hinted at along itself, not toward its other end. */
function levelHints({ path }: Internal, place: Place): Item[] {
  const points = flatPoints(path, FINE);
  const size = Math.min(HINT, span(...endsOf(path)) / 4);
  return [points, points.toReversed()].map((way) => drawn(linePath(...headOf(way, size)), 'measure', place));
}

/** The two points of a dart that are furthest from one another: its tips. */
function dartTips(points: readonly Pair[]): readonly [Pair, Pair] {
  let best: readonly [Pair, Pair] = [firstOf(points), firstOf(points)];
  for (const a of points) for (const b of points) if (span(a, b) > span(...best)) best = [a, b];
  return best;
}

function fisheye({ path }: Internal, place: Place): Item[] {
  const tips = dartTips(flatPoints(path));
  return [
    drawn(path, 'stitch', place),
    drawn(linePath(...tips), 'detail', place),
    dot(tips[0], place),
    dot(tips[1], place),
  ];
}

function drawInternal(internal: Internal, id: string, stitch: Place, marks: Place): Item[] {
  switch (internal.kind) {
    case 'lengthen-shorten':
      return doubleLine(internal, marks);
    case 'level':
      return levelHints(internal, marks);
    case 'fisheye-dart':
      return fisheye(internal, stitch);
    default: {
      const stroke = STROKES[internal.kind] ?? 'detail';
      return [{ ...drawn(internal.path, stroke, marks), id: `${id}/${internal.id}` }];
    }
  }
}

/** What is drawn inside a piece: darts, pleats, folds, placements, levels, lines to lengthen or shorten at. */
export function pieceInternals({ id, internal }: Piece, stitch: Place, marks: Place): Item[] {
  return internal.flatMap((each) => drawInternal(each, id, stitch, marks));
}
