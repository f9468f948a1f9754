import type { DrawingCommand } from '@/lib/drawing/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { PathCommand, Point } from '@/lib/geometry/types';

/** Close enough for the eye: an outline of 250 cm gets a point every 2 cm. */
const POINTS = 128;
const SCREEN_TOLERANCE = 0.05;

/**
 * Points along one stroke, evenly but for its corners, x then y downward, as many for every stroke: what lets one outline move
 * to another that is built of other segments. `undefined` for strokes made of several parts or of nothing.
 */
export function trailOf(commands: readonly DrawingCommand[]): Float32Array | undefined {
  const open = commands.filter((command): command is PathCommand => command[0] !== 'Z');
  const parts = open.filter(([letter]) => letter === 'M').length;
  if (parts !== 1 || open.length < 2) return undefined;
  const segments = fromCommands(open);
  const points: Point[] = [];
  const corners: number[] = [];
  for (const segment of segments) {
    points.push(...flatten([segment], SCREEN_TOLERANCE).slice(points.length === 0 ? 0 : 1));
    corners.push(points.length - 1);
  }
  if (isClosed(commands)) points.push(points[0] as Point);
  return sampled(points, corners, POINTS);
}

export function isClosed(commands: readonly DrawingCommand[]): boolean {
  return commands.at(-1)?.[0] === 'Z';
}

function sampled(points: readonly Point[], corners: readonly number[], count: number): Float32Array {
  const along = alongOf(points);
  const total = along.at(-1) as number;
  const places = Array.from({ length: count }, (_, i) => (total * i) / (count - 1));
  // A corner cut short would look as if it had moved: the sample nearest to each is put right on it.
  for (const corner of corners) {
    const s = along[corner] as number;
    places[Math.round((s / total) * (count - 1)) || 0] = s;
  }
  const trail = new Float32Array(count * 2);
  let index = 1;
  for (const [i, s] of places.entries()) {
    while (index < points.length - 1 && (along[index] as number) < s) index++;
    const [a, b] = [points[index - 1] as Point, points[index] as Point];
    const span = (along[index] as number) - (along[index - 1] as number);
    const t = span > 0 ? (s - (along[index - 1] as number)) / span : 0;
    trail[i * 2] = a.x + (b.x - a.x) * t;
    trail[i * 2 + 1] = -(a.y + (b.y - a.y) * t);
  }
  return trail;
}

/** Arc length from the first point to each. */
function alongOf(points: readonly Point[]): number[] {
  const along = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    along.push((along[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return along;
}
