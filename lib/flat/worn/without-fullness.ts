import { toCommands } from '@/lib/geometry/commands';
import { intersectVertical } from '@/lib/geometry/intersect';
import { pathLength, subPath } from '@/lib/geometry/length';
import { endOf, joinPaths, startOf, transformPath, translatePath, withStart } from '@/lib/geometry/path';
import type { Path, Point } from '@/lib/geometry/types';
import { backFullness } from '@/lib/pattern/back-fullness';
import { seenWith } from '@/lib/pattern/drawn';
import { pathOf } from '@/lib/pattern/lines';
import type { Edge, Internal, Mark, Piece } from '@/lib/pattern/types';

const HAIR = 1e-3;

/** The stretch of a path on one side of an upright line. */
function beside(path: Path, x: number, side: 'inward' | 'outward'): Path | undefined {
  const within = (at: Point) => (side === 'inward' ? at.x < x - HAIR : at.x > x + HAIR);
  const [start, end] = [startOf(path), endOf(path)];
  const [hit] = intersectVertical(path, x);
  if (!hit || within(start) === within(end)) return within(start) || within(end) ? path : undefined;
  return within(start) ? subPath(path, 0, hit.length) : subPath(path, hit.length, pathLength(path));
}

/** A path without what lies between the middle of the body and the centre so far beyond it. */
function narrowed(path: Path, by: number): Path {
  const moved = (own: Path) => translatePath(own, { x: by, y: 0 });
  const [inner, outer] = [beside(path, -by, 'inward'), beside(path, 0, 'outward')];
  if (!outer) return moved(path);
  if (!inner) return outer;
  const own = moved(inner);
  if (startOf(path).x < endOf(path).x) {
    const rest = spread(outer, startOf(outer), endOf(own).y);
    return joinPaths(own, withStart(rest, endOf(own)));
  }
  const rest = spread(outer, endOf(outer), startOf(own).y);
  return joinPaths(rest, withStart(own, endOf(rest)));
}

/** A path brought to a height at its inner end: what an edge rises over the fullness it rises over the rest of its way. */
function spread(outer: Path, inner: Point, to: number): Path {
  const far = Math.max(startOf(outer).x, endOf(outer).x);
  const rise = (to - inner.y) / (far - inner.x);
  return transformPath(outer, ({ x, y }) => ({ x, y: y + rise * (far - x) }));
}

/** A line drawn beside an opening goes with it. */
function besideCentre(own: Internal, by: number): Internal {
  const path = pathOf(own);
  const isBeyond = Math.max(startOf(path).x, endOf(path).x) < 0;
  return isBeyond ? { ...own, path: toCommands(translatePath(path, { x: by, y: 0 })) } : own;
}

const onHalf = (mark: Mark, by: number): Mark => {
  const [x, y] = mark.at;
  return x < 0 ? { ...mark, at: [x + by, y] } : mark;
};

/** The same as wide as its yoke: what is pleated or gathered is drawn for itself. */
export function withoutFullness(piece: Piece): Piece {
  const by = backFullness(piece);
  if (by === 0) return piece;
  const edges = piece.edges.map((edge): Edge => ({ ...edge, path: toCommands(narrowed(pathOf(edge), by)) }));
  return seenWith(piece, {
    edges,
    internal: piece.internal.map((own) => besideCentre(own, by)),
    marks: piece.marks.map((own) => onHalf(own, by)),
  });
}
