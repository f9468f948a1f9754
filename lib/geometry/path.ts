import { add, distance, mirrorX, rotate } from './point';
import { cubic, line, reverseSegment, tangentAt, transformSegment } from './segment';
import { isNonEmpty, item, lastOf, mapTuple, neighbours } from './sequence';
import { SAME_POINT } from './tolerance';
import type { Path, Point, Segment } from './types';

function startingAt(segment: Segment, a: Point): Segment {
  return segment.kind === 'line' ? line(a, segment.b) : cubic(a, segment.c1, segment.c2, segment.b);
}

function endingAt(segment: Segment, b: Point): Segment {
  return segment.kind === 'line' ? line(segment.a, b) : cubic(segment.a, segment.c1, segment.c2, b);
}

/** Segments end to end as one path. Refuses none at all, and a gap wider than `SAME_POINT`; a finer gap is closed. */
export function path(...segments: readonly Segment[]): Path {
  const joined: Segment[] = [];
  for (let i = 0; i < segments.length; i++) {
    const next = item(segments, i);
    const end = i === 0 ? next.a : item(segments, i - 1).b;
    const gap = distance(end, next.a);
    if (!(gap <= SAME_POINT))
      throw new RangeError(`Segment ${i} starts ${gap} cm from the end of the one before`);
    joined.push(gap === 0 ? next : startingAt(next, end));
  }
  return pathFrom(joined);
}

/** Segments that are known to lie end to end, as a path. Refuses none at all. */
export function pathFrom(segments: readonly Segment[]): Path {
  if (!isNonEmpty(segments)) throw new RangeError('A path needs at least one segment');
  return segments;
}

export function startOf(of: Path): Point {
  return of[0].a;
}

export function endOf(of: Path): Point {
  return lastOf(of).b;
}

/** Unit direction of travel where the path begins. */
export function startDirection(of: Path): Point {
  return tangentAt(of[0], 0);
}

/** Unit direction of travel where the path ends. */
export function endDirection(of: Path): Point {
  return tangentAt(lastOf(of), 1);
}

/** The path with its first point moved to `a`. */
export function withStart(of: Path, a: Point): Path {
  const [first, ...rest] = of;
  return [startingAt(first, a), ...rest];
}

/** The path with its last point moved to `b`. */
export function withEnd(of: Path, b: Point): Path {
  return pathFrom([...of.slice(0, -1), endingAt(lastOf(of), b)]);
}

export function reversePath(of: Path): Path {
  return pathFrom(of.map(reverseSegment).reverse());
}

/** Paths end to end as one. Refuses a gap, as `path` does. */
export function joinPaths(...paths: readonly Path[]): Path {
  return path(...paths.flat());
}

/** Straight segments from point to point. Refuses fewer than two points. */
export function polyline(...points: readonly Point[]): Path {
  if (points.length < 2) throw new RangeError('A polyline needs at least two points');
  return pathFrom(neighbours(points).map(([a, b]) => line(a, b)));
}

/** Every point of the path, handles included, moved by `move`, which must be affine to keep the shape of curves. */
export function transformPath(of: Path, move: (p: Point) => Point): Path {
  return mapTuple(of, (segment) => transformSegment(segment, move));
}

/** Turned rigidly, counter-clockwise, about `pivot`. */
export function rotatePath(of: Path, pivot: Point, degrees: number): Path {
  return transformPath(of, (p) => rotate(p, pivot, degrees));
}

export function translatePath(of: Path, by: Point): Path {
  return transformPath(of, (p) => add(p, by));
}

/** Mirrored about the vertical through the origin; the direction of travel stays from the image of the start. */
export function mirrorPathX(of: Path): Path {
  return transformPath(of, mirrorX);
}
