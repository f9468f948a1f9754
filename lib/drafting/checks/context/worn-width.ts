import { flatten } from '@/lib/geometry/flatten';
import { distance, lerp } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import { lapCentre } from './buttons';
import type { CheckContext } from './context';
import { offAxis } from './distances';
import { fisheyesOf, widthAtHeight } from './fisheye';
import { isCentre } from './joint-kinds';
import type { Outline } from './outline';
import type { PieceView } from './piece-view';

/** Where a straight stretch passes through an outline, as shares of its way. */
function crossingsOf({ xs, ys, count }: Outline, a: Point, b: Point): number[] {
  const shares: number[] = [];
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  for (let i = 0; i < count; i++) {
    const dx = (xs[i + 1] as number) - (xs[i] as number);
    const dy = (ys[i + 1] as number) - (ys[i] as number);
    const across = ux * dy - uy * dx;
    if (across === 0) continue;
    const px = (xs[i] as number) - a.x;
    const py = (ys[i] as number) - a.y;
    const own = (px * uy - py * ux) / across;
    const at = (px * dy - py * dx) / across;
    if (own >= 0 && own <= 1 && at > 0 && at < 1) shares.push(at);
  }
  return shares.sort((p, q) => p - q);
}

/** Length in cm of a straight stretch that lies on cloth: the openings of darts are none. */
function lengthOnCloth(outline: Outline, a: Point, b: Point): number {
  const stops = [0, ...crossingsOf(outline, a, b), 1];
  let share = 0;
  for (let i = 0; i + 1 < stops.length; i++) {
    const from = stops[i] as number;
    const to = stops[i + 1] as number;
    const middle = lerp(a, b, (from + to) / 2);
    if (to > from && outline.contains(middle.x, middle.y)) share += to - from;
  }
  return share * distance(a, b);
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

/**
 * Width in cm of one piece at a level, as sewn: the level is followed as it is drawn, turned with the cloth where a dart
 * was turned; openings of darts and laps are left out.
 */
export function wornWidth(view: PieceView, name: string): number | undefined {
  const points = levelPoints(view, name);
  if (!points) return undefined;
  const way = withoutLap(view, points);
  const height = (way[0] as Point).y;
  const taken = fisheyesOf(view).reduce((sum, dart) => sum + widthAtHeight(dart.points, height), 0);
  let width = 0;
  for (let i = 0; i + 1 < way.length; i++)
    width += lengthOnCloth(view.seamLine, way[i] as Point, way[i + 1] as Point);
  return width - taken;
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
