import { hangingLine } from '@/lib/geometry/catenary';
import { toCommands } from '@/lib/geometry/commands';
import { endOf, polyline, startOf, transformPath } from '@/lib/geometry/path';
import { lerp } from '@/lib/geometry/point';
import { item } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { seenWith } from '@/lib/pattern/drawn';
import { pathOf } from '@/lib/pattern/lines';
import type { Draft, Edge, Piece } from '@/lib/pattern/types';
import { wornCowl } from '@/lib/pattern/worn/cowl';

const FACING_END = 'facing-end';

/** From the underarm up the cloth of a cowl turns back more and more, wholly from this share of the way to the tip. */
const WHOLLY = 0.45;

const redrawn = (edge: Edge, path: Path): Edge => ({ ...edge, path: toCommands(path) });

/** Turned back with all above it; the armhole from nothing at the underarm. */
function edgeTurnedBack(edge: Edge, back: (p: Point) => Point): Edge {
  const path = pathOf(edge);
  if (edge.line !== 'armhole' && edge.line !== 'underarm') return redrawn(edge, transformPath(path, back));
  const [from, to] = [startOf(path).y, endOf(path).y];
  const share = ({ y }: Point) => Math.min(1, Math.max(0, (y - from) / ((to - from) * WHOLLY)));
  return redrawn(
    edge,
    transformPath(path, (p) => lerp(p, back(p), share(p))),
  );
}

/** A front as it hangs: its shoulders turned back on to the body, the edge between them fallen, its facing inside. */
export function cowlHung({ construction }: Pick<Draft, 'construction'>, piece: Piece): Piece {
  const cowl = wornCowl({ construction });
  const end = piece.edges.findIndex(({ line }) => line === FACING_END);
  if (!cowl || end < 0) return piece;
  const { drop, turnedBack: back } = cowl;
  const first = piece.edges.findIndex(({ line }) => line === 'armhole' || line === 'underarm');
  const upper = piece.edges.slice(first, end).map((edge) => edgeTurnedBack(edge, back));
  const own = item(piece.edges, end);
  const edge = hangingLine(back(startOf(pathOf(own))), drop);
  const centre = item(piece.edges, end + 2);
  const below = polyline(endOf(edge), endOf(pathOf(centre)));
  return seenWith(piece, {
    edges: [
      ...piece.edges.slice(0, first),
      ...upper,
      { ...redrawn(own, edge), id: 'neckline', line: 'neckline', role: 'seam' },
      redrawn(centre, below),
      ...piece.edges.slice(end + 3),
    ],
  });
}
