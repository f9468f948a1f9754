import { pointAt } from './segment';
import { CHORD_ERROR } from './tolerance';
import type { Cubic, Path, Point, Segment } from './types';

/**
 * Number of equal parameter steps after which no chord is further than `tolerance` from the curve: the second
 * derivative of a cubic is bounded by its second differences (Wang's bound), the chord error by an eighth of it.
 */
export function chordCount({ a, c1, c2, b }: Cubic, tolerance: number): number {
  const ax = a.x - 2 * c1.x + c2.x;
  const ay = a.y - 2 * c1.y + c2.y;
  const bx = c1.x - 2 * c2.x + b.x;
  const by = c1.y - 2 * c2.y + b.y;
  const bend = Math.sqrt(Math.max(ax * ax + ay * ay, bx * bx + by * by));
  return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)));
}

function pushSegment(points: Point[], segment: Segment, tolerance: number): void {
  if (segment.kind === 'cubic') {
    const count = chordCount(segment, tolerance);
    for (let i = 1; i < count; i++) points.push(pointAt(segment, i / count));
  }
  points.push(segment.b);
}

/** Points along the path, both ends included, whose chords leave it by at most `tolerance` cm. */
export function flatten(of: Path, tolerance = CHORD_ERROR): Point[] {
  const points: Point[] = [];
  for (const segment of of) {
    if (points.length === 0) points.push(segment.a);
    pushSegment(points, segment, tolerance);
  }
  return points;
}
