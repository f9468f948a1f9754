import type { DrawingCommand } from '@/lib/drawing/types';
import { fromCommands } from '@/lib/geometry/commands';
import { flatten } from '@/lib/geometry/flatten';
import type { PathCommand, Point } from '@/lib/geometry/types';

/** Close enough for the eye: an outline of 250 cm gets a point every 2 cm. */
const POINTS = 128;
const SCREEN_TOLERANCE = 0.05;

/**
 * Points at even arc length along one stroke, x then y downward, as many for every stroke: what lets one outline move
 * to another that is built of other segments. `undefined` for strokes made of several parts or of nothing.
 */
export function trailOf(commands: readonly DrawingCommand[]): Float32Array | undefined {
  const open = commands.filter((command): command is PathCommand => command[0] !== 'Z');
  const parts = open.filter(([letter]) => letter === 'M').length;
  if (parts !== 1 || open.length < 2) return undefined;
  const points = flatten(fromCommands(open), SCREEN_TOLERANCE);
  if (isClosed(commands)) points.push(points[0] as Point);
  return evenly(points, POINTS);
}

export function isClosed(commands: readonly DrawingCommand[]): boolean {
  return commands.at(-1)?.[0] === 'Z';
}

function evenly(points: readonly Point[], count: number): Float32Array {
  const along = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    along.push((along[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = along.at(-1) as number;
  const trail = new Float32Array(count * 2);
  let index = 1;
  for (let i = 0; i < count; i++) {
    const s = (total * i) / (count - 1);
    while (index < points.length - 1 && (along[index] as number) < s) index++;
    const [a, b] = [points[index - 1] as Point, points[index] as Point];
    const span = (along[index] as number) - (along[index - 1] as number);
    const t = span > 0 ? (s - (along[index - 1] as number)) / span : 0;
    trail[i * 2] = a.x + (b.x - a.x) * t;
    trail[i * 2 + 1] = -(a.y + (b.y - a.y) * t);
  }
  return trail;
}
