import { pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { asPairs } from '@/lib/geometry/pair';
import { item } from '@/lib/geometry/sequence';
import type { Pair, Point } from '@/lib/geometry/types';
import type { EdgeView } from '@/lib/pattern/edge-view';
import type { SeamView, Step } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { lineBetween } from '../cloth/follow-edges';

/** A few stitches by hand, as they are shown, cm. */
const STITCHES = 2.5;

const isFree = (edge: EdgeView | undefined): boolean => edge?.role === 'finished';

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
  return { atStart: isFree(loop.at(at - 1)), atEnd: isFree(loop[(at + 1) % loop.length]) };
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
  const free = loop.filter(({ role }) => role === 'finished').flatMap(({ points }) => [asPairs(points)]);
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
function wayOver(before: Step, own: Step, along: number): Way | undefined {
  const edges = before.piece.edges;
  const { index } = before.edge;
  const seam = before.reversed ? edges.at(index - 1) : edges[(index + 1) % edges.length];
  if (!seam) return undefined;
  const walked = before.reversed ? turned(before.edge.startDirection) : before.edge.endDirection;
  const leaving = before.reversed ? turned(seam.endDirection) : seam.startDirection;
  const [cos, sin] = [
    walked.x * leaving.x + walked.y * leaving.y,
    walked.x * leaving.y - walked.y * leaving.x,
  ];
  const at = own.reversed ? own.edge.length - along : along;
  const tangent = tangentAtLength(own.edge.path, at);
  const heading = own.reversed ? turned(tangent) : tangent;
  // Cloth that lies on the other side of the walk is the mirror image.
  const sense = own.reversed === before.reversed ? sin : -sin;
  return {
    from: pointAtLength(own.edge.path, at),
    direction: { x: heading.x * cos - heading.y * sense, y: heading.x * sense + heading.y * cos },
  };
}

const turned = ({ x, y }: Point): Point => ({ x: -x, y: -y });

/** Where the way first meets one of some lines. */
function reached({ from, direction }: Way, lines: readonly (readonly Pair[])[]): Point | undefined {
  const far = lines.flatMap((line) =>
    line.slice(1).flatMap(([bx, by], i) => {
      const [ax, ay] = item(line, i);
      const cross = (px: number, py: number) => direction.x * (py - from.y) - direction.y * (px - from.x);
      const [one, other] = [cross(ax, ay), cross(bx, by)];
      if (one <= 0 === other <= 0) return [];
      const t = one / (one - other);
      const off = (ax + t * (bx - ax) - from.x) * direction.x + (ay + t * (by - ay) - from.y) * direction.y;
      return off > 0 ? [off] : [];
    }),
  );
  if (far.length === 0) return undefined;
  const off = Math.min(...far);
  return { x: from.x + off * direction.x, y: from.y + off * direction.y };
}

function beforeEnd(from: Point, end: Point): Pair[] {
  const share = Math.max(0, 1 - STITCHES / Math.hypot(end.x - from.x, end.y - from.y));
  return [
    [from.x + share * (end.x - from.x), from.y + share * (end.y - from.y)],
    [end.x, end.y],
  ];
}
