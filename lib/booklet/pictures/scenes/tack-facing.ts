import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { add, cross, dot, lerp, scale, sub } from '@/lib/geometry/point';
import { cyclic, item, neighbours } from '@/lib/geometry/sequence';
import type { Pair, Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { edgeAfter, edgeBefore } from '@/lib/pattern/piece-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { lineBetween } from '../cloth/follow-edges';

/** A few stitches by hand, as they are shown, cm. */
const STITCHES = 2.5;

const isFree = ({ role }: EdgeView): boolean => role === 'finished';

/**
 * Of edges that cross to the free edge of their piece, the stretch beside that; a short rise above such an edge is left
 * out. All of them where none does.
 */
export function besideFreeEdge(edges: readonly EdgeView[], loop: readonly EdgeView[]): Pair[][] {
  const ends = edges.map((edge) => freeEndsOf(edge, loop));
  const crosses = ends.some(({ atStart, atEnd }) => atStart || atEnd);
  return edges.flatMap((edge, i): Pair[][] => {
    const { atStart = false, atEnd = false } = ends[i] ?? {};
    if (crosses && !atStart && !atEnd) return [];
    const stretch = Math.min(STITCHES, edge.length);
    const from = atEnd && !atStart ? edge.length - stretch : 0;
    const to = atStart && !atEnd ? stretch : edge.length;
    return [lineBetween(edge.path, from, to)];
  });
}

function freeEndsOf({ id }: EdgeView, loop: readonly EdgeView[]) {
  const at = loop.findIndex((edge) => edge.id === id);
  return { atStart: isFree(cyclic(loop, at - 1)), atEnd: isFree(cyclic(loop, at + 1)) };
}

/** Places closer than this along a seam are one, cm. */
const SAME = 0.05;

/**
 * Seams of the garment that run into the edge a facing lies inside of, between the ends of the facing: a yoke's, those of
 * raglan sleeves. The free edge crosses each as far out as the seam runs square or slanting across the facing: a few
 * stitches' length before it. `faced` are the seams of the facings, themselves first, with the edges of the garment.
 */
export function crossingSeams(
  faced: readonly SeamView[],
  facing: Piece,
  loop: readonly EdgeView[],
): Pair[][] {
  const free = loop.filter(isFree).map(({ points }) => points);
  return faced
    .flatMap(({ a, b }) => a.steps.filter(({ piece }) => piece.id === facing.id).map((own) => ({ own, b })))
    .flatMap(({ own, b }) =>
      b.steps.slice(1).flatMap((next, i) => {
        const before = item(b.steps, i);
        const along = next.from - own.from;
        const isSeam = before.piece.id !== next.piece.id;
        const within = isSeam && along > SAME && along < own.edge.length - SAME;
        const way = within ? wayOver(before, own, along) : undefined;
        const end = way && reached(way, free);
        return way && end ? [beforeEnd(way.from, end)] : [];
      }),
    );
}

interface Way {
  readonly from: Point;
  readonly direction: Point;
}

/** From the place on the facing, as the seam runs on from the corner of the garment's piece there. */
function wayOver(before: Step, own: Step, along: number): Way {
  const { edge, piece, reversed } = before;
  const seam = reversed ? edgeBefore(piece, edge.index) : edgeAfter(piece, edge.index);
  const walked = reversed ? scale(edge.startDirection, -1) : edge.endDirection;
  const leaving = reversed ? scale(seam.endDirection, -1) : seam.startDirection;
  const [cos, sin] = [dot(walked, leaving), cross(walked, leaving)];
  const at = own.reversed ? own.edge.length - along : along;
  const tangent = tangentAtLength(own.edge.path, at);
  const heading = own.reversed ? scale(tangent, -1) : tangent;
  // Cloth that lies on the other side of the walk is the mirror image.
  const sense = own.reversed === before.reversed ? sin : -sin;
  return {
    from: pointAtLength(own.edge.path, at),
    direction: { x: heading.x * cos - heading.y * sense, y: heading.x * sense + heading.y * cos },
  };
}

/** Where the way first meets one of some lines. */
function reached({ from, direction }: Way, lines: readonly (readonly Point[])[]): Point | undefined {
  const far = lines.flatMap(neighbours).flatMap(([a, b]) => {
    const [one, other] = [cross(direction, sub(a, from)), cross(direction, sub(b, from))];
    if (one <= 0 === other <= 0) return [];
    const off = dot(sub(lerp(a, b, one / (one - other)), from), direction);
    return off > 0 ? [off] : [];
  });
  return far.length > 0 ? add(from, scale(direction, Math.min(...far))) : undefined;
}

function beforeEnd(from: Point, end: Point): Pair[] {
  const share = Math.max(0, 1 - STITCHES / Math.hypot(end.x - from.x, end.y - from.y));
  return asPairs([lerp(from, end, share), end]);
}
