import { distance, lerp } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';

/** Vertices along an edge in its own direction, and how far along it each lies, cm. */
export interface Chain {
  readonly vertices: readonly number[];
  readonly at: readonly number[];
}

/** How far along a line of such a length places lie at equal lengths near the spacing, both ends included. */
export function evenly(length: number, spacing: number): number[] {
  const parts = Math.max(1, Math.round(length / spacing));
  return Array.from({ length: parts + 1 }, (_, i) => (i * length) / parts);
}

/** Places along a line at equal lengths near the spacing, both ends included. */
export const spaced = (points: readonly Point[], length: number, spacing: number): Point[] =>
  placesAt(points, evenly(length, spacing));

/** Places that part a line in so many equal lengths. */
export const divided = (points: readonly Point[], length: number, parts: number): Point[] =>
  placesAt(points, evenly(length, length / parts));

/** Places so far along a line, cm, rising from its start to its end. */
export function placesAt(points: readonly Point[], at: readonly number[]): Point[] {
  const places: Point[] = [points[0] as Point];
  const last = at.length - 1;
  let before = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const size = distance(a, b);
    while (places.length < last) {
      const wanted = (at[places.length] as number) - before;
      if (wanted > size) break;
      places.push(lerp(a, b, size > 0 ? wanted / size : 0));
    }
    before += size;
  }
  return [...places.slice(0, last), points.at(-1) as Point];
}
