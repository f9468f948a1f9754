import { add, polar } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Point, Segment } from '@/lib/geometry/types';

const DEGREES = 180 / Math.PI;
const STRAIGHT = 1e-6;

/** Arc of a circle that leaves a point to the right, turns upward by `turn` (radians, small) and is `length` cm long. */
export function bow(from: Point, length: number, turn: number): Segment {
  if (Math.abs(turn) < STRAIGHT) return line(from, { x: from.x + length, y: from.y });
  const radius = length / turn;
  const to = add(from, { x: radius * Math.sin(turn), y: radius * (1 - Math.cos(turn)) });
  const handle = (4 / 3) * Math.tan(turn / 4) * radius;
  return cubic(from, { x: from.x + handle, y: from.y }, polar(to, turn * DEGREES + 180, handle), to);
}
