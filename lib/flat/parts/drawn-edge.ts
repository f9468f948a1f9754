import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { polyline, reversePath } from '@/lib/geometry/path';
import { add, perp, scale, unit } from '@/lib/geometry/point';
import { item } from '@/lib/geometry/sequence';
import type { Path } from '@/lib/geometry/types';
import { both, line } from '../ink';
import type { Face } from '../worn/types';
import type { FlatPart } from './part';

/** From the edge to the row of stitching that holds the elastic, cm. */
export const CASING = 1.5;
/** Gathers below the row, cm: apart from one another, and their lengths in turn. */
const FOLD = { apart: 1.5, lengths: [3.2, 1.8, 4.2, 2.4] };

/** Strokes that leave the row, down into the cloth, as they lie in turn. */
function foldsBelow(row: Path): Path[] {
  const whole = pathLength(row);
  const count = Math.max(2, Math.floor(whole / FOLD.apart));
  return Array.from({ length: count }, (_, i) => {
    const at = (whole * (i + 0.5)) / count;
    const [foot, along] = [pointAtLength(row, at), unit(tangentAtLength(row, at))];
    const down = perp(along).y < 0 ? perp(along) : scale(perp(along), -1);
    return polyline(foot, add(foot, scale(down, item(FOLD.lengths, i % FOLD.lengths.length))));
  });
}

/** The edge of a half from over the arm to the centre. */
const edgesOf = ({ lines }: Face, upper: Path): Path[] => [reversePath(upper), lines.neckline];

/** An upper edge below the shoulders, drawn in by an elastic: the row that holds it, and the gathers. */
export const drawnEdge: FlatPart = ({ near, sleeve }) => {
  if (!near.below || !sleeve?.upper) return [];
  const id = `${near.view}/drawn-edge`;
  const rows = edgesOf(near, sleeve.upper).map((edge) => offsetPath(edge, -CASING));
  return both((side) =>
    rows.flatMap((row) => [
      line(side(row), 'topstitch', id),
      ...foldsBelow(row).map((fold) => line(side(fold), 'seam', id)),
    ]),
  );
};
