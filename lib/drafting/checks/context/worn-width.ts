import { flatten } from '@/lib/geometry/flatten';
import { add, distance, lerp, rotate, scale, sub, unit } from '@/lib/geometry/point';
import { firstOf, neighbours } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import { offAxis } from '@/lib/pattern/distances';
import { fisheyesOf, widthAtHeight } from '@/lib/pattern/fisheye';
import { liesAcross, outwardX } from '@/lib/pattern/halves';
import type { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import { lapCentre } from './buttons';
import { isCentre } from './joint-kinds';
import { type Sewn, sew } from './sewn-flat';

// A ray that starts on a curve does not leave by it at once, though its chords cut the corner a little (cm).
export const STARTED = 0.01;
// A level through the bust point meets both legs of its dart in one point: it must not slip between them.
const AT_VERTEX = 1e-6;

/** Side by which a ray first leaves the outline, and after how many cm. */
function exitOf(outline: Outline, from: Point, direction: Point): { side: number; at: number } | undefined {
  let first: { side: number; at: number } | undefined;
  for (let i = 0; i < outline.count; i++) {
    const px = outline.x(i) - from.x;
    const py = outline.y(i) - from.y;
    const dx = outline.x(i + 1) - outline.x(i);
    const dy = outline.y(i + 1) - outline.y(i);
    const across = direction.x * dy - direction.y * dx;
    if (across === 0) continue;
    const at = (px * dy - py * dx) / across;
    const share = (px * direction.y - py * direction.x) / across;
    if (at < STARTED || share < -AT_VERTEX || share > 1 + AT_VERTEX || (first && at >= first.at)) continue;
    first = { side: i, at };
  }
  return first;
}

/**
 * Straight way over the cloth from a point until it leaves the piece, cm. Where it meets a dart it goes on from the same
 * place of the other leg, turned with the cloth: the seam closes the gap.
 */
function straightWay({ outline, legs }: Sewn, from: Point, heading: Point): number {
  let at = from;
  let direction = unit(heading);
  let way = 0;
  for (let turns = 0; turns <= legs.length; turns++) {
    const exit = exitOf(outline, at, direction);
    if (!exit) return Number.NaN;
    way += exit.at;
    const leg = legs[exit.side];
    if (!leg) return way;
    at = rotate(add(at, scale(direction, exit.at)), leg.apex, leg.over);
    direction = rotate(direction, { x: 0, y: 0 }, leg.turn);
  }
  return Number.NaN;
}

/** The points of a level, from the centre of the piece (or nearer to it) outward. */
function levelPoints(view: PieceView, name: string): Point[] | undefined {
  const level = view.levels.get(name);
  if (!level) return undefined;
  const points = flatten(level);
  const centre = view.edges.find(isCentre);
  const away = (p: Point | undefined) =>
    p && centre ? Math.abs(offAxis(p, centre.start, centre.end)) : outwardX(view.piece, p?.x ?? 0);
  return away(points[0]) <= away(points[points.length - 1]) ? points : points.reverse();
}

/** A level begun where the centre of the body crosses it, on a piece that laps over. */
export function withoutLap(view: PieceView, points: readonly Point[]): readonly Point[] {
  const [a, b] = points;
  const lap = lapCentre(view)?.line;
  if (!lap || !a || !b) return points;
  const [p, q] = lap;
  const across = (b.x - a.x) * (q.y - p.y) - (b.y - a.y) * (q.x - p.x);
  if (across === 0) return points;
  const share = ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / across;
  return [lerp(a, b, share), ...points.slice(1)];
}

/** A level followed as it is drawn; once it would leave the cloth it is carried straight on over the darts it meets. */
function alongLevel(sewn: Sewn, points: readonly Point[]): number {
  let way = 0;
  for (const [i, [a, b]] of neighbours(points).entries()) {
    const size = distance(a, b);
    const exit = exitOf(sewn.outline, a, unit(sub(b, a)));
    const leaves = exit === undefined || exit.at < size - STARTED;
    if (leaves || i + 2 === points.length) return way + straightWay(sewn, a, sub(b, a));
    way += size;
  }
  return way;
}

/** A level in the ways it is walked: outward from the centre, to both sides of a piece whose centre lies in it. */
function waysAlong(view: PieceView, name: string): (readonly Point[])[] {
  const points = levelPoints(view, name);
  if (!points) return [];
  if (!liesAcross(view.piece)) return [withoutLap(view, points)];
  const centre = points.findIndex(({ x }) => Math.abs(x) < STARTED);
  return centre < 0 ? [points] : [points.slice(centre), points.slice(0, centre + 1).reverse()];
}

/**
 * Width in cm of one piece at a level, as sewn: darts closed, fish-eye darts taken out, laps left out. `own`: degrees of
 * a turned bust dart that are the waist's; `opened`: of what is gathered below the bust point instead of a dart.
 */
export function wornWidth(view: PieceView, name: string, own = 0, opened = 0): number | undefined {
  const [way, ...more] = waysAlong(view, name);
  if (!way) return undefined;
  const height = firstOf(way).y;
  const taken = fisheyesOf(view).reduce((sum, dart) => sum + widthAtHeight(dart.points, height), 0);
  const sewn = sew(view, own, opened);
  return [way, ...more].reduce((sum, each) => sum + alongLevel(sewn, each), 0) - taken;
}

/** Straight way in cm over a piece as sewn, from a point of its outline in a direction, until it leaves the piece. */
export function wayAcross(view: PieceView, from: Point, heading: Point, own = 0): number {
  return straightWay(sew(view, own), from, heading);
}
