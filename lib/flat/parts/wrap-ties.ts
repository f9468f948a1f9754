import { path, startOf } from '@/lib/geometry/path';
import { cubic, line as straight } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import { halfOf, isWornOn } from '@/lib/pattern/halves';
import { pathOf } from '@/lib/pattern/lines';
import { line, shape } from '../ink';
import { outerEdgeOf } from '../worn/lapped';
import type { FlatPart } from './part';

/** A hanging end: how wide, how long, and how far it swings out. */
const END = { width: 2.4, length: 19 };
const KNOT = 1.5;

function hanging({ x, y }: Point, swing: number): Path {
  const foot = { x: x + swing, y: y - END.length };
  const other = { x: foot.x + END.width, y: foot.y - 1.2 };
  const back = { x: x + 0.8, y };
  return path(
    cubic({ x, y }, { x, y: y - END.length / 3 }, { x: foot.x, y: foot.y + END.length / 3 }, foot),
    straight(foot, other),
    cubic(other, { x: other.x, y: other.y + END.length / 3 }, { x: back.x, y: y - END.length / 3 }, back),
    straight(back, { x, y }),
  );
}

function knot({ x, y }: Point): Path {
  const [l, r] = [
    { x: x - KNOT, y },
    { x: x + KNOT, y },
  ];
  return path(
    cubic(l, { x: x - KNOT, y: y - 1.3 }, { x: x + KNOT, y: y - 1.3 }, r),
    cubic(r, { x: x + KNOT, y: y + 1.3 }, { x: x - KNOT, y: y + 1.3 }, l),
  );
}

/** The ties of a wrap, knotted where its upper edge ends. */
export const wrapTies: FlatPart = ({ draft, near }) => {
  if (near.view !== 'front' || !draft.pieces.some(({ id }) => id === 'wrap-tie')) return [];
  const edge = draft.pieces
    .filter((piece) => piece.part === 'front' && isWornOn(piece, 'right'))
    .flatMap((piece) => outerEdgeOf(halfOf(piece, 'right')) ?? []);
  const own = edge[0] && startOf(pathOf(edge[0]));
  if (!own) return [];
  const at = { x: -own.x, y: own.y - 1 };
  const ribbons = [hanging(at, 2.2), hanging(at, -3.4), knot(at)];
  const id = 'front/ties';
  return ribbons.flatMap((ribbon) => [shape(ribbon, 'shell', id), line(ribbon, 'seam', id)]);
};
