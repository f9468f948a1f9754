import { distanceToPath } from '@/lib/geometry/closest';
import { smoothThrough } from '@/lib/geometry/fit';
import { pathLength, pointAtLength, tangentAtLength } from '@/lib/geometry/length';
import { offsetPath } from '@/lib/geometry/offset';
import { endDirection, endOf, joinPaths, polyline, startDirection, startOf } from '@/lib/geometry/path';
import { add, distance, perp, scale } from '@/lib/geometry/point';
import { curvatureAt } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';

/** The edge is drawn beyond the ends of its hem to meet the seams there, cm. */
const BEYOND = 3;
/** Places a curve is looked at between its ends. */
const PLACES = 24;
/** A parallel is drawn up to this share of the radius of a curve: nearer the middle it would turn back. */
const OF_RADIUS = 0.65;
/** Where it would, the edge is led through places so far apart, each as far from all of the hem as it is high, cm. */
const APART = 1.5;
const NEARER = 0.02;

function runOn(of: Path): Path {
  const [start, end] = [startOf(of), endOf(of)];
  return joinPaths(
    polyline(add(start, scale(startDirection(of), -BEYOND)), start),
    of,
    polyline(end, add(end, scale(endDirection(of), BEYOND))),
  );
}

/** How closely a path bends to the left of its way at its sharpest: 1 / radius. */
function sharpest(hem: Path): number {
  const places = Array.from({ length: PLACES + 1 }, (_, i) => i / PLACES);
  const bends = hem.flatMap((each) => (each.kind === 'cubic' ? places.map((t) => curvatureAt(each, t)) : []));
  return Math.max(0, ...bends);
}

/** Places at a distance to the left of a path, but for those that another stretch of it comes nearer to. */
function placesAlong(path: Path, height: number): Point[] {
  const whole = pathLength(path);
  const count = Math.ceil(whole / APART);
  const at = (i: number): Point => {
    const along = (i * whole) / count;
    return add(pointAtLength(path, along), scale(perp(tangentAtLength(path, along)), height));
  };
  const all = Array.from({ length: count + 1 }, (_, i) => at(i));
  const clear = all.filter((p) => distanceToPath(p, path) > height - NEARER);
  return clear.filter((p, i) => i === 0 || distance(p, clear[i - 1] as Point) > APART / 4);
}

/**
 * The upper edge of a facing that is `height` high, travelled as the hem is, from before its beginning to beyond its
 * end: its parallel, and smooth where that would turn back over a stretch that bends more closely than the facing is high.
 */
export function facingEdge(hem: Path, height: number): Path {
  const whole = runOn(hem);
  if (sharpest(hem) * height <= OF_RADIUS) return offsetPath(whole, -height);
  return smoothThrough(placesAlong(whole, height), {
    startDir: startDirection(whole),
    endDir: endDirection(whole),
  });
}
