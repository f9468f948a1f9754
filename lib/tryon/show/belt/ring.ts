import { convexHull } from '@/lib/geometry/convex-hull';
import type { Point } from '@/lib/geometry/types';
import type { Place } from '../../body/place';

/** Belts are stiff: they lie on what stands out farthest, this far off it, cm. */
const OFF_CLOTH = 0.35;
/** Places round the ring. */
const PLACES = 96;

/** Where a belt lies round a garment. */
export interface Ring {
  /** Where its middle lies on the way round from the middle of the front to her left, a closed turn being 1. */
  at(turn: number): Place;
  /** All round, so many places, the first again at the end. */
  readonly places: readonly Place[];
  /** All round, cm. */
  readonly length: number;
}

/** The middle of a belt is so high at so far forward, cm. */
type Level = (z: number) => number;

/** The plane through places that a belt passes: level from left to right, tilted forward as they are. */
export function levelThrough(places: readonly Place[]): Level {
  const mean = (axis: number) => places.reduce((sum, p) => sum + (p[axis] as number), 0) / places.length;
  const [y, z] = [mean(1), mean(2)];
  const spread = places.reduce((sum, p) => sum + (p[2] - z) ** 2, 0);
  const slope = spread > 0 ? places.reduce((sum, p) => sum + (p[2] - z) * (p[1] - y), 0) / spread : 0;
  return (forward) => y + slope * (forward - z);
}

/** A ring about places near a level, so wide a band of them; undefined where there are none. */
export function ringAbout(cloth: readonly Place[], level: Level, width: number): Ring | undefined {
  const near = cloth.filter(([, y, z]) => Math.abs(y - level(z)) < width / 2 + 1);
  if (near.length < 3) return undefined;
  const hull = convexHull(near.map(([x, , z]) => ({ x, y: z })));
  const middle = { x: 0, y: hull.reduce((sum, { y }) => sum + y, 0) / hull.length };
  const at = (turn: number): Place => {
    const angle = 2 * Math.PI * turn;
    const way = { x: Math.sin(angle), y: Math.cos(angle) };
    const reach = reachOf(hull, middle, way) + OFF_CLOTH;
    const [x, z] = [middle.x + reach * way.x, middle.y + reach * way.y];
    return [x, level(z), z];
  };
  const places = Array.from({ length: PLACES + 1 }, (_, i) => at(i / PLACES));
  return { at, places, length: lengthOf(places) };
}

/** How far the sides of a hull are from a place inside it, one way. */
function reachOf(hull: readonly Point[], from: Point, way: Point): number {
  let most = 0;
  hull.forEach((a, i) => {
    const b = hull[(i + 1) % hull.length] as Point;
    const [sx, sy] = [b.x - a.x, b.y - a.y];
    const across = way.x * sy - way.y * sx;
    if (across === 0) return;
    const along = ((a.x - from.x) * sy - (a.y - from.y) * sx) / across;
    const share = ((a.x - from.x) * way.y - (a.y - from.y) * way.x) / across;
    if (along > most && share >= -1e-9 && share <= 1 + 1e-9) most = along;
  });
  return most;
}

function lengthOf(places: readonly Place[]): number {
  return places
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(...p.map((v, k) => v - (places[i]?.[k] as number))), 0);
}
