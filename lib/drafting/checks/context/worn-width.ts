import { flatten } from '@/lib/geometry/flatten';
import { add, cross, distance, lerp, rotate, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import { firstOf, neighbours } from '@/lib/geometry/sequence';
import type { Point } from '@/lib/geometry/types';
import type { DartView } from '@/lib/pattern/darts';
import { offAxis } from '@/lib/pattern/distances';
import type { EdgeView } from '@/lib/pattern/edge-view';
import { fisheyesOf, widthAtHeight } from '@/lib/pattern/fisheye';
import { liesAcross, outwardX } from '@/lib/pattern/halves';
import { Outline } from '@/lib/pattern/outline';
import type { PieceView } from '@/lib/pattern/piece-view';
import { bustPointBeside, turnsAboutBust } from './bust-darts';
import { lapCentre } from './buttons';
import { isCentre } from './joint-kinds';

interface Leg {
  readonly apex: Point;
  /** Degrees by which a ray turns where it goes on from the other leg, and about the apex to get there. */
  readonly turn: number;
  readonly over: number;
}

/** A piece as it is sewn flat: its outline, the darts of it drawn to their apex. */
interface Sewn {
  readonly outline: Outline;
  /** For each side of the outline, the leg of a dart that it is. */
  readonly legs: readonly (Leg | undefined)[];
}

/**
 * A dart of the waist stands either side of its axis: the level goes on as it came. One that was turned about the bust
 * point has turned the cloth beyond it, all but the `own` degrees that it takes in for the waist.
 */
function legsOf(view: PieceView, dart: DartView, own: number): { apex: Point; over: number; turn: number } {
  const bust = bustPointBeside(view, dart.mouth);
  const turned = bust !== undefined && turnsAboutBust(view, dart, bust);
  const apex = turned ? bust : dart.tip;
  const over = turnDegrees(sub(dart.mouth[0], apex), sub(dart.mouth[1], apex));
  const shared = dart.before.line === 'hem' || dart.before.line === 'waist' ? own : 0;
  return { apex, over, turn: turned ? over - shared : 0 };
}

/** The lower edge of a piece that is gathered there: what was opened about the bust point taken out of it again, as by a dart. */
function closedAtBust({ points }: EdgeView, bust: Point, opened: number, own: number) {
  const along = (degrees: number) => rotate({ x: bust.x, y: bust.y - 1 }, bust, degrees);
  const side = (p: Point, degrees: number) => cross(sub(along(degrees), bust), sub(p, bust));
  // Opened outward from plumb below the bust point.
  const from = bust.x < 0 ? -opened : 0;
  const to = from + opened;
  const before = points.filter((p) => side(p, from) < 0);
  const after = points.filter((p) => side(p, to) > 0);
  const leg = (sign: number): Leg => ({ apex: bust, over: sign * opened, turn: sign * (opened - own) });
  const meeting = (a: Point, b: Point, degrees: number) =>
    lerp(a, b, side(a, degrees) / (side(a, degrees) - side(b, degrees)));
  const first = points[before.length];
  const last = points[points.length - after.length - 1];
  const [a, b] = [before.at(-1), after[0]];
  if (!a || !b || !first || !last) return undefined;
  const run = [...before, meeting(a, first, from), bust, meeting(last, b, to), ...after.slice(0, -1)];
  const legs = run.map((_, i) =>
    i === before.length ? leg(1) : i === before.length + 1 ? leg(-1) : undefined,
  );
  return { run, legs };
}

/** Lines under the bust that are gathered: the lower edge, or the seam of a front cut there. */
const GATHERED: readonly EdgeView['line'][] = ['waist', 'yoke'];

function sew(view: PieceView, own: number, opened = 0): Sewn {
  const points: Point[] = [];
  const legs: (Leg | undefined)[] = [];
  for (const edge of view.edges) {
    const dart = view.darts.find(({ first, second }) => edge === first || edge === second);
    const bust = opened > 0 && GATHERED.includes(edge.line) ? bustPointBeside(view, edge.points) : undefined;
    const closed = bust && closedAtBust(edge, bust, opened, own);
    if (closed) {
      points.push(...closed.run);
      legs.push(...closed.legs);
      continue;
    }
    if (!dart) {
      points.push(...edge.points.slice(0, -1));
      legs.push(...edge.points.slice(1).map(() => undefined));
      continue;
    }
    const { apex, over, turn } = legsOf(view, dart, own);
    const sign = edge === dart.first ? 1 : -1;
    points.push(edge === dart.first ? edge.start : apex);
    legs.push({ apex, over: sign * over, turn: sign * turn });
  }
  return { outline: new Outline(points), legs };
}

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
