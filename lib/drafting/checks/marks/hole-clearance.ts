import { intersect } from '@/lib/geometry/intersect';
import { polyline } from '@/lib/geometry/path';
import { distance } from '@/lib/geometry/point';
import type { Path, Point } from '@/lib/geometry/types';
import { distanceBetweenLines } from '@/lib/pattern/distances';
import { linesInside } from '@/lib/pattern/find';
import { pathOf, pointsOf } from '@/lib/pattern/lines';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import type { Internal } from '@/lib/pattern/types';
import { rowsOf, slitOf } from '../context/buttons';
import type { Reading } from '../result';
import { atLeast } from '../rule';

/**
 * From the slit to an edge or to stitching, cm: half the width of a worked buttonhole (its beads make 4 to 5 mm), and 3 mm
 * for the foot to pass without climbing the ridge of the edge.
 */
const CLEAR = atLeast(0.5);
const TOLERANCE = 0.005;

interface Bound {
  readonly name: string;
  readonly path: Path;
  readonly points: readonly Point[];
}

function stitchedLine(line: Internal, on: string): Bound {
  return { name: `${on}: ${line.id}`, path: pathOf(line), points: pointsOf(line, TOLERANCE) };
}

/** Where a piece ends, and what is stitched on it in sight; its fold is neither. */
function bounds({ edges, piece }: PieceView): Bound[] {
  const stitched = linesInside(piece, 'topstitch');
  return [
    ...edges.filter(({ role }) => role !== 'fold'),
    ...stitched.map((each) => stitchedLine(each, piece.id)),
  ];
}

/** How far a slit stays from a line, cm; 0 where it passes through. */
function distanceTo({ path, points }: Bound, slit: readonly [Point, Point]): number {
  const apart = distanceBetweenLines(slit, points);
  const meets = apart < distance(...slit) && intersect(polyline(...slit), path).length > 0;
  return meets ? 0 : apart;
}

/** How far every buttonhole stays from the edges of its piece and from topstitching. */
export function holeClearance(context: MeasuredDraft): Reading[] {
  return rowsOf(context, 'buttonhole').flatMap(({ view, marks }) => {
    const all = bounds(view);
    return marks.flatMap((mark) =>
      all.map((bound) => ({
        figure: distanceTo(bound, slitOf(mark)),
        where: `buttonhole clear of ${bound.name}`,
        limits: CLEAR,
      })),
    );
  });
}
