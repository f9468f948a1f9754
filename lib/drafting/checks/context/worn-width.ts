import { flatten } from '@/lib/geometry/flatten';
import { add, cross, distance, dot, lerp, rotate, scale, sub, turnDegrees, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { bustPointOf } from './bust-darts';
import { lapCentre } from './buttons';
import type { CheckContext } from './context';
import { type DartView, mouthMiddle } from './darts';
import { offAxis } from './distances';
import { fisheyesOf, widthAtHeight } from './fisheye';
import { isCentre } from './joint-kinds';
import { once } from './memo';
import { Outline } from './outline';
import type { PieceView } from './piece-view';

interface Leg {
  readonly dart: DartView;
  readonly apex: Point;
  readonly first: boolean;
}

/** A piece as it is sewn flat: its outline, the darts of it drawn to their apex. */
interface Sewn {
  readonly outline: Outline;
  /** For each side of the outline, the leg of a dart that it is. */
  readonly legs: readonly (Leg | undefined)[];
}

// A dart whose mouth is as far from the bust point on both sides was turned about it.
const SAME_REACH = 0.3;

/** What a dart turns about: the bust point it was moved off, else its own tip. */
function apexOf(view: PieceView, { mouth, tip }: DartView): Point {
  const bust = bustPointOf(view);
  if (!bust || Math.abs(distance(mouth[0], bust) - distance(mouth[1], bust)) > SAME_REACH) return tip;
  return bust;
}

const sew = once((view: PieceView): Sewn => {
  const points: Point[] = [];
  const legs: Sewn['legs'][number][] = [];
  for (const edge of view.edges) {
    const dart = view.darts.find(({ first, second }) => edge === first || edge === second);
    if (!dart) {
      points.push(...edge.points.slice(0, -1));
      legs.push(...edge.points.slice(1).map(() => undefined));
      continue;
    }
    const apex = apexOf(view, dart);
    const first = edge === dart.first;
    points.push(first ? edge.start : apex);
    legs.push({ dart, apex, first });
  }
  return { outline: new Outline(points), legs };
});

// A ray that starts on a curve does not leave by it at once, though its chords cut the corner a little (cm).
const STARTED = 0.01;
// A level through the bust point meets both legs of its dart in one point: it must not slip between them.
const AT_VERTEX = 1e-6;

/** Side by which a ray first leaves the outline, and after how many cm. */
function exitOf(
  { xs, ys, count }: Outline,
  from: Point,
  direction: Point,
): { side: number; at: number } | undefined {
  let first: { side: number; at: number } | undefined;
  for (let i = 0; i < count; i++) {
    const px = (xs[i] as number) - from.x;
    const py = (ys[i] as number) - from.y;
    const dx = (xs[i + 1] as number) - (xs[i] as number);
    const dy = (ys[i + 1] as number) - (ys[i] as number);
    const across = direction.x * dy - direction.y * dx;
    if (across === 0) continue;
    const at = (px * dy - py * dx) / across;
    const share = (px * direction.y - py * direction.x) / across;
    if (at < STARTED || share < -AT_VERTEX || share > 1 + AT_VERTEX || (first && at >= first.at)) continue;
    first = { side: i, at };
  }
  return first;
}

/** Where a straight line crosses the stretch from `a` to `b`, cm along it; nothing when it does not, or behind. */
function reach(from: Point, direction: Point, a: Point, b: Point): number | undefined {
  const across = cross(direction, sub(b, a));
  const at = cross(sub(a, from), sub(b, a)) / across;
  const share = cross(sub(a, from), direction) / across;
  return at > 0 && share >= 0 && share <= 1 ? at : undefined;
}

// A level that meets the middle of a dart more squarely than this runs across it (cosine of 60°).
const SQUARE = 0.5;

/**
 * From one leg of a dart to the other. A level that runs across the dart, as at the waist, goes on where it comes out;
 * one that runs along it goes on from the same place of the other leg, turned with the cloth.
 */
function overDart({ apex, dart, first }: Leg, hit: Point, direction: Point): [Point, Point] {
  const middle = unit(sub(mouthMiddle(dart), apex));
  const out = reach(hit, direction, apex, dart.mouth[first ? 1 : 0]);
  if (out !== undefined && Math.abs(dot(middle, direction)) < SQUARE)
    return [add(hit, scale(direction, out)), direction];
  const turn = turnDegrees(sub(dart.mouth[0], apex), sub(dart.mouth[1], apex)) * (first ? 1 : -1);
  return [rotate(hit, apex, turn), rotate(direction, { x: 0, y: 0 }, turn)];
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
    [at, direction] = overDart(leg, add(at, scale(direction, exit.at)), direction);
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
    p && centre ? Math.abs(offAxis(p, centre.start, centre.end)) : (p?.x ?? 0);
  return away(points[0]) <= away(points[points.length - 1]) ? points : points.reverse();
}

/** A level begun where the centre of the body crosses it, on a piece that laps over. */
function withoutLap(view: PieceView, points: readonly Point[]): readonly Point[] {
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
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const size = distance(a, b);
    const exit = exitOf(sewn.outline, a, unit(sub(b, a)));
    const leaves = exit === undefined || exit.at < size - STARTED;
    if (leaves || i + 2 === points.length) return way + straightWay(sewn, a, sub(b, a));
    way += size;
  }
  return way;
}

/** Width in cm of one piece at a level, as sewn: darts closed, fish-eye darts taken out, laps left out. */
export function wornWidth(view: PieceView, name: string): number | undefined {
  const points = levelPoints(view, name);
  if (!points) return undefined;
  const way = withoutLap(view, points);
  const height = (way[0] as Point).y;
  const taken = fisheyesOf(view).reduce((sum, dart) => sum + widthAtHeight(dart.points, height), 0);
  return alongLevel(sew(view), way) - taken;
}

/** Girth in cm of the garment at a level, over the pieces of its outer cloth that pass `belongs`. */
export function girthAt(
  { pieces }: CheckContext,
  name: string,
  belongs: (view: PieceView) => boolean,
): number | undefined {
  const widths = pieces
    .filter(
      (view) => view.piece.material !== 'lining' && view.piece.material !== 'interfacing' && belongs(view),
    )
    .flatMap((view) => {
      const width = wornWidth(view, name);
      return width === undefined ? [] : [width * view.copies];
    });
  return widths.length === 0 ? undefined : widths.reduce((sum, width) => sum + width, 0);
}

const TORSO = new Set(['front', 'back']);
const SKIRT = new Set(['skirt-front', 'skirt-back']);

/** Girth about the body; a skirt is asked first at the hip, a bodice first above it. */
function measureGirth(context: CheckContext, name: 'bust' | 'waist' | 'hip'): number | undefined {
  const torso = girthAt(context, name, ({ piece }) => TORSO.has(piece.part));
  const skirt = girthAt(context, name, ({ piece }) => SKIRT.has(piece.part));
  return name === 'hip' ? (skirt ?? torso) : (torso ?? skirt);
}

const girths = once((context: CheckContext) => ({
  bust: measureGirth(context, 'bust'),
  waist: measureGirth(context, 'waist'),
  hip: measureGirth(context, 'hip'),
}));

/** Girth in cm of the garment about the body, sewn; nothing where it does not reach. */
export function bodyGirth(context: CheckContext, name: 'bust' | 'waist' | 'hip'): number | undefined {
  return girths(context)[name];
}
