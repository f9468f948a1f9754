import type { Pair, Point, Segment } from './types';

/** An axis-parallel box. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** Smallest box about points. Refuses none. */
export function boundingBox(points: readonly Point[]): Box {
  const [first] = points;
  if (!first) throw new RangeError('No points, no box');
  let { x: minX, y: minY } = first;
  let { x: maxX, y: maxY } = first;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** A box that surely holds the segment: its hull of ends and handles. Cheap, not the smallest. */
export function hullBox(segment: Segment): Box {
  const { a, b } = segment;
  if (segment.kind === 'line') {
    return {
      minX: Math.min(a.x, b.x),
      minY: Math.min(a.y, b.y),
      maxX: Math.max(a.x, b.x),
      maxY: Math.max(a.y, b.y),
    };
  }
  const { c1, c2 } = segment;
  return {
    minX: Math.min(a.x, b.x, c1.x, c2.x),
    minY: Math.min(a.y, b.y, c1.y, c2.y),
    maxX: Math.max(a.x, b.x, c1.x, c2.x),
    maxY: Math.max(a.y, b.y, c1.y, c2.y),
  };
}

export function boxesMeet(a: Box, b: Box, margin: number): boolean {
  return (
    a.minX <= b.maxX + margin &&
    b.minX <= a.maxX + margin &&
    a.minY <= b.maxY + margin &&
    b.minY <= a.maxY + margin
  );
}

/** An axis-parallel box as pictures and layouts speak of it. */
export interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Smallest box about places; of none at all it is inside out, from ∞ to −∞. */
export function boundsOf(points: readonly Pair[]): Bounds {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const x = point[0];
    const y = point[1];
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}
