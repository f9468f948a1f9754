import { endOf, startOf } from '@/lib/geometry/path';
import { distance, dot, rotate, scale, sub, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { CheckContext } from './context';
import type { DartView } from './darts';
import { fisheyesOf, widthAtHeight } from './fisheye';
import { isCentre } from './joint-kinds';
import type { Outline } from './outline';
import type { PieceView } from './piece-view';

interface Exit {
  readonly side: number;
  readonly at: number;
}

// A ray that starts on an edge does not leave by that edge (cm).
const STARTED = 1e-4;

/** Where a ray first leaves the outline. */
function exitOf({ xs, ys, count }: Outline, from: Point, direction: Point): Exit | undefined {
  let first: Exit | undefined;
  for (let i = 0; i < count; i++) {
    const ax = (xs[i] as number) - from.x;
    const ay = (ys[i] as number) - from.y;
    const dx = (xs[i + 1] as number) - (xs[i] as number);
    const dy = (ys[i + 1] as number) - (ys[i] as number);
    const across = direction.x * dy - direction.y * dx;
    if (across === 0) continue;
    const at = (ax * dy - ay * dx) / across;
    const share = (ax * direction.y - ay * direction.x) / across;
    if (at < STARTED || share < 0 || share > 1 || (first && at >= first.at)) continue;
    first = { side: i, at };
  }
  return first;
}

/** The ray carried over a sewn dart: from one leg to the same place on the other, turned with the cloth. */
function crossDart(
  { first, tip, angle }: DartView,
  leg: unknown,
  hit: Point,
  direction: Point,
): [Point, Point] {
  const turn = leg === first ? angle : -angle;
  return [rotate(hit, tip, turn), rotate(direction, { x: 0, y: 0 }, turn)];
}

/** Straight way over the cloth as sewn, darts of the outline closed, until it leaves the piece; cm. */
export function rayWidth(view: PieceView, from: Point, towards: Point): number {
  let at = from;
  let direction = unit(sub(towards, from));
  let total = 0;
  for (let turn = 0; turn <= 2 * view.darts.length; turn++) {
    const exit = exitOf(view.seamLine, at, direction);
    if (!exit) return Number.NaN;
    total += exit.at;
    const edge = view.edges[view.owners[exit.side] as number];
    const dart = view.darts.find(({ first, second }) => edge === first || edge === second);
    if (!dart) return total;
    const hit = { x: at.x + direction.x * exit.at, y: at.y + direction.y * exit.at };
    [at, direction] = crossDart(dart, edge, hit, direction);
  }
  return Number.NaN;
}

/** The ends of a level, the one on the centre of the piece (or nearer to it) first; laps begin at their centre line. */
function levelEnds(view: PieceView, name: string): [Point, Point] | undefined {
  const level = view.levels.get(name);
  if (!level) return undefined;
  const [a, b] = [startOf(level), endOf(level)];
  const centre = view.edges.find(isCentre);
  const away = (p: Point) => (centre ? distanceToEdgeLine(p, centre.start, centre.end) : p.x);
  return away(a) <= away(b) ? [a, b] : [b, a];
}

function distanceToEdgeLine(p: Point, a: Point, b: Point): number {
  const along = unit(sub(b, a));
  const v = sub(p, a);
  return distance(v, scale(along, dot(v, along)));
}

/** Where the centre of the body crosses a level of a piece that laps over it. */
function centreOnLevel(view: PieceView, [a, b]: [Point, Point]): Point {
  const lap = view.piece.internal.find(({ id }) => id === 'centre-front' || id === 'centre-back');
  const [move, end] = lap ? [lap.path[0], lap.path[lap.path.length - 1]] : [];
  if (move?.[0] !== 'M' || end?.[0] !== 'L') return a;
  const [px, py, qx, qy] = [move[1], move[2], end[1], end[2]];
  const across = (b.x - a.x) * (qy - py) - (b.y - a.y) * (qx - px);
  if (across === 0) return a;
  const t = ((px - a.x) * (qy - py) - (py - a.y) * (qx - px)) / across;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Width in cm of one piece at a level, as sewn: open darts closed, fish-eye darts taken out, laps left out. */
export function wornWidth(view: PieceView, name: string): number | undefined {
  const ends = levelEnds(view, name);
  if (!ends) return undefined;
  const from = centreOnLevel(view, ends);
  const taken = fisheyesOf(view).reduce((sum, { points }) => sum + widthAtHeight(points, from.y), 0);
  return rayWidth(view, from, ends[1]) - taken;
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
export function bodyGirth(context: CheckContext, name: 'bust' | 'waist' | 'hip'): number | undefined {
  const torso = girthAt(context, name, ({ piece }) => TORSO.has(piece.part));
  const skirt = girthAt(context, name, ({ piece }) => SKIRT.has(piece.part));
  return name === 'hip' ? (skirt ?? torso) : (torso ?? skirt);
}
