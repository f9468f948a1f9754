import { closestPlace } from '@/lib/geometry/closest';
import { add, distance, lerp, scale } from '@/lib/geometry/point';
import { line } from '@/lib/geometry/segment';
import { firstOf, item, lastOf, neighbours } from '@/lib/geometry/sequence';
import type { Path, Point } from '@/lib/geometry/types';
import type { Arm, Rail, ShapedCorner } from './arm';
import { CORNER_REACH, mitreCorner } from './corner-mitre';
import { prolonged, railsCross, upTo } from './rail';

/** The fold line run straight on past the corner: what lies beyond its end folds about its last direction. */
function foldLine({ path, corner, along }: Arm, reach: number): Path {
  return [...path, line(corner, add(corner, scale(along, reach)))];
}

function heightAbove(fold: Path, p: Point): number {
  return closestPlace(fold, p).distance;
}

function reflected(fold: Path, p: Point): Point {
  const { point } = closestPlace(fold, p);
  return { x: 2 * point.x - p.x, y: 2 * point.y - p.y };
}

// Between two neighbouring points of a rail the height grows almost evenly: false position needs three or four steps.
const NEAR = 1e-7;

function placeAtHeight(fold: Path, low: Point, high: Point, height: number): Point {
  let from = 0;
  let to = 1;
  let below = heightAbove(fold, low) - height;
  let above = heightAbove(fold, high) - height;
  for (let i = 0; i < 30; i++) {
    const share = from + ((to - from) * below) / (below - above);
    const p = lerp(low, high, share);
    const off = heightAbove(fold, p) - height;
    if (Math.abs(off) < NEAR) return p;
    if (off < 0) [from, below, above] = [share, off, above / 2];
    else [to, above, below] = [share, off, below / 2];
  }
  return lerp(low, high, (from + to) / 2);
}

/** Points of the neighbour's cut line from the fold line up to `height` above it, straight on where it is too short. */
function strip(fold: Path, upward: Rail, height: number): Point[] {
  const points: Point[] = [firstOf(upward)];
  for (let i = 1; i < upward.length; i++) {
    const low = item(upward, i - 1);
    const high = item(upward, i);
    if (heightAbove(fold, high) >= height) return [...points, placeAtHeight(fold, low, high, height)];
    points.push(high);
  }
  const [last, beforeLast] = [lastOf(upward), item(upward, upward.length - 2)];
  const missing = height - heightAbove(fold, last);
  const size = distance(last, beforeLast);
  const far = lerp(beforeLast, last, 1 + (4 * missing) / size);
  if (heightAbove(fold, far) < height) return points;
  return [...points, placeAtHeight(fold, last, far, height)];
}

/** The image of a straight stretch may be drawn straight where it misses a curve by no more, cm. */
const STRAIGHT = 0.03;

/** The mirror image of a strip: about a curved fold that of a straight edge is curved. */
function imageOf(fold: Path, points: readonly Point[]): Point[] {
  const [first] = points;
  if (!first) return [];
  return [reflected(fold, first), ...neighbours(points).flatMap(([a, b]) => imageBeyond(fold, a, b))];
}

function imageBeyond(fold: Path, a: Point, b: Point): Point[] {
  const middle = lerp(a, b, 0.5);
  const [start, end] = [reflected(fold, a), reflected(fold, b)];
  if (distance(reflected(fold, middle), lerp(start, end, 0.5)) <= STRAIGHT) return [end];
  return [...imageBeyond(fold, a, middle), ...imageBeyond(fold, middle, b)];
}

/** How far its corner may reach: so many times as far as one does where the two edges meet squarely (INVARIANTS A8). */
const reachOf = (folded: Arm, neighbour: Arm): number =>
  CORNER_REACH * Math.hypot(folded.allowance, neighbour.allowance);

/**
 * The allowance of `folded` ends as the mirror image, about its own stitching line, of the neighbour's cut line: turned
 * up, it lies edge to edge with the piece (METHODS §11, INVARIANTS G2), also on a curved hem, where every point is
 * mirrored about the nearest point of the curve. Ends out of reach are mitred.
 */
export function mirrorCorner(folded: Arm, neighbour: Arm): ShapedCorner {
  const depth = folded.allowance;
  if (depth === 0) return mitreCorner(folded, neighbour);
  const limit = reachOf(folded, neighbour);
  const fold = foldLine(folded, 2 * limit);
  const foldPoints: Point[] = [...foldTail(folded), add(folded.corner, scale(folded.along, 2 * limit))];
  const side = prolonged(neighbour, limit);
  const met = railsCross(side, foldPoints, folded.corner);
  if (!met) return mitreCorner(folded, neighbour);
  const kept = upTo(side, met[0]);
  const image = imageOf(fold, strip(fold, [...kept].reverse(), depth));
  const end = lastOf(image);
  if (image.length < 2 || distance(end, folded.corner) > limit) return mitreCorner(folded, neighbour);
  return {
    before: cutAt(prolonged(folded, 2 * limit), end),
    between: image.slice(1, -1).reverse(),
    after: kept,
  };
}

// Only the last stretch of the fold line can meet the neighbour's cut line.
function foldTail({ path, corner }: Arm): Point[] {
  const last = path[path.length - 1];
  return [last?.kind === 'line' ? last.a : corner, corner];
}

/** The rail up to the square foot of `end` on it. */
function cutAt(rail: Rail, end: Point): Rail {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < rail.length - 1; i++) {
    const a = item(rail, i);
    const b = item(rail, i + 1);
    const x = b.x - a.x;
    const y = b.y - a.y;
    const t = Math.min(1, Math.max(0, ((end.x - a.x) * x + (end.y - a.y) * y) / (x * x + y * y)));
    const far = Math.hypot(a.x + x * t - end.x, a.y + y * t - end.y);
    if (far >= least) continue;
    [least, best] = [far, i];
  }
  return [...rail.slice(0, best + 1), end];
}
