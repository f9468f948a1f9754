import { add, distance, mirrorX, rotate } from './point';
import { line, reverseSegment, tangentAt, transformSegment } from './segment';
import { SAME_POINT } from './tolerance';
import type { Path, Point, Segment } from './types';

function startingAt(segment: Segment, a: Point): Segment {
  return { ...segment, a };
}

/** Segments end to end as one path. Refuses none at all, and a gap wider than `SAME_POINT`; a finer gap is closed. */
export function path(...segments: readonly Segment[]): Path {
  const [first] = segments;
  if (!first) throw new RangeError('A path needs at least one segment');
  const joined: Segment[] = [first];
  for (let i = 1; i < segments.length; i++) {
    const end = (segments[i - 1] as Segment).b;
    const next = segments[i] as Segment;
    const gap = distance(end, next.a);
    if (!(gap <= SAME_POINT))
      throw new RangeError(`Segment ${i} starts ${gap} cm from the end of the one before`);
    joined.push(gap === 0 ? next : startingAt(next, end));
  }
  return joined;
}

function firstSegment(of: Path): Segment {
  return of[0] as Segment;
}

function lastSegment(of: Path): Segment {
  return of[of.length - 1] as Segment;
}

export function startOf(of: Path): Point {
  return firstSegment(of).a;
}

export function endOf(of: Path): Point {
  return lastSegment(of).b;
}

/** Unit direction of travel where the path begins. */
export function startDirection(of: Path): Point {
  return tangentAt(firstSegment(of), 0);
}

/** Unit direction of travel where the path ends. */
export function endDirection(of: Path): Point {
  return tangentAt(lastSegment(of), 1);
}

export function reversePath(of: Path): Path {
  return of.map(reverseSegment).reverse();
}

/** Paths end to end as one. Refuses a gap, as `path` does. */
export function joinPaths(...paths: readonly Path[]): Path {
  return path(...paths.flat());
}

/** Straight segments from point to point. Refuses fewer than two points. */
export function polyline(...points: readonly Point[]): Path {
  if (points.length < 2) throw new RangeError('A polyline needs at least two points');
  const segments: Segment[] = [];
  for (let i = 1; i < points.length; i++) segments.push(line(points[i - 1] as Point, points[i] as Point));
  return segments;
}

export function mapSegments(of: Path, change: (segment: Segment, index: number) => Segment): Path {
  return path(...of.map(change));
}

/** Every point of the path, handles included, moved by `move`, which must be affine to keep the shape of curves. */
export function transformPath(of: Path, move: (p: Point) => Point): Path {
  return of.map((segment) => transformSegment(segment, move));
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

/** Whether the path ends where it starts. */
export function isClosed(of: Path): boolean {
  return distance(startOf(of), endOf(of)) <= SAME_POINT;
}
