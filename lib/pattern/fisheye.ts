import { flatten } from '@/lib/geometry/flatten';
import { lastOf } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import { once } from './once';
import type { InternalView, PieceView } from './piece-view';

/** A dart that touches no edge. Its axis is upright (METHODS §3.7). */
interface FisheyeView {
  readonly name: string;
  readonly path: Path;
  readonly points: readonly Point[];
  readonly top: Point;
  readonly bottom: Point;
  /** Greatest width in cm. */
  readonly width: number;
}

function highest(points: readonly Point[], sign: 1 | -1): Point {
  return points.reduce((best, p) => (sign * p.y > sign * best.y ? p : best));
}

/** From where to where a closed line of points reaches at the height `y`, cm; nothing above and below it. */
export function stretchAtHeight(
  points: readonly Point[],
  y: number,
): readonly [from: number, to: number] | undefined {
  let lo = Number.POSITIVE_INFINITY;
  let hi = Number.NEGATIVE_INFINITY;
  let a = lastOf(points);
  for (const b of points) {
    if (a.y <= y !== b.y <= y) {
      const x = a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
      lo = Math.min(lo, x);
      hi = Math.max(hi, x);
    }
    a = b;
  }
  return hi > lo ? [lo, hi] : undefined;
}

/** Width at the height `y` of a closed line of points, cm; 0 above and below it. */
export function widthAtHeight(points: readonly Point[], y: number): number {
  const [from, to] = stretchAtHeight(points, y) ?? [0, 0];
  return to - from;
}

function viewFisheye(pieceId: string, { id, path }: InternalView): FisheyeView {
  const points = flatten(path);
  const widths = points.map(({ y }) => widthAtHeight(points, y));
  return {
    name: `${pieceId}/${id}`,
    path,
    points,
    top: highest(points, 1),
    bottom: highest(points, -1),
    width: Math.max(...widths),
  };
}

export const fisheyesOf = once(({ id, fisheyes }: PieceView): readonly FisheyeView[] =>
  fisheyes.map((internal) => viewFisheye(id, internal)),
);
