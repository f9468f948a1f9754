import { distance, lerp } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';

/** Vertices along an edge in its own direction, and how far along it each lies, cm. */
export interface Chain {
  readonly vertices: readonly number[];
  readonly at: readonly number[];
}

/** Places along a line at equal lengths near the spacing, both ends included. */
export function spaced(points: readonly Point[], length: number, spacing: number): Point[] {
  return divided(points, length, Math.max(1, Math.round(length / spacing)));
}

/** Places that part a line in so many equal lengths. */
export function divided(points: readonly Point[], length: number, parts: number): Point[] {
  const places: Point[] = [points[0] as Point];
  let before = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const size = distance(a, b);
    while (places.length < parts) {
      const wanted = (places.length * length) / parts - before;
      if (wanted > size) break;
      places.push(lerp(a, b, size > 0 ? wanted / size : 0));
    }
    before += size;
  }
  return [...places.slice(0, parts), points.at(-1) as Point];
}
