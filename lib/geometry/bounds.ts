import type { Pair, Path, Point, Segment } from './types';

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

function extremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b];
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}

function value(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

function span(p0: number, p1: number, p2: number, p3: number): [number, number] {
  let lo = Math.min(p0, p3);
  let hi = Math.max(p0, p3);
  if (p1 >= lo && p1 <= hi && p2 >= lo && p2 <= hi) return [lo, hi];
  for (const t of extremes(p0, p1, p2, p3)) {
    if (!(t > 0 && t < 1)) continue;
    const at = value(p0, p1, p2, p3, t);
    lo = Math.min(lo, at);
    hi = Math.max(hi, at);
  }
  return [lo, hi];
}

/** Smallest box about a segment, curves by their true extremes. */
function segmentBox(segment: Segment): Box {
  if (segment.kind === 'line') return hullBox(segment);
  const { a, c1, c2, b } = segment;
  const [minX, maxX] = span(a.x, c1.x, c2.x, b.x);
  const [minY, maxY] = span(a.y, c1.y, c2.y, b.y);
  return { minX, minY, maxX, maxY };
}

/** Smallest box about a path, curves by their true extremes. */
export function pathBox(of: Path): Box {
  const boxes = of.map(segmentBox);
  return {
    minX: Math.min(...boxes.map((box) => box.minX)),
    minY: Math.min(...boxes.map((box) => box.minY)),
    maxX: Math.max(...boxes.map((box) => box.maxX)),
    maxY: Math.max(...boxes.map((box) => box.maxY)),
  };
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
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}
