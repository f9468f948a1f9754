import type { DrawingCommand } from '@/lib/drawing/types';
import { chordCount } from '@/lib/geometry/flatten';
import { pointAt } from '@/lib/geometry/segment';
import type { Cubic, Point } from '@/lib/geometry/types';

/** Close enough for the eye: an outline of 250 cm gets a point every 2 cm. */
const POINTS = 128;
const SCREEN_TOLERANCE = 0.05;
/** Figures in a trail. */
export const TRAIL_LENGTH = POINTS * 2;

/** One stroke as chords: where its vertices lie, how far along it, and which end a segment. */
interface Chords {
  readonly x: number[];
  readonly y: number[];
  readonly along: number[];
  readonly corners: number[];
}

/**
 * Points along one stroke, evenly but for its corners, x then y downward, as many for every stroke: what lets one outline move
 * to another that is built of other segments. `undefined` for strokes made of several parts or of nothing. Written into
 * `trail` where there is one already: the trails of a picture share one buffer.
 */
export function trailOf(
  commands: readonly DrawingCommand[],
  trail = new Float32Array(TRAIL_LENGTH),
): Float32Array | undefined {
  const chords = chordsOf(commands);
  return chords && chords.corners.length > 0 ? sampled(chords, trail) : undefined;
}

export function isClosed(commands: readonly DrawingCommand[]): boolean {
  return commands.at(-1)?.[0] === 'Z';
}

function chordsOf(commands: readonly DrawingCommand[]): Chords | undefined {
  const chords: Chords = { x: [], y: [], along: [], corners: [] };
  for (const command of commands) {
    if (command[0] === 'M' && chords.x.length > 0) return undefined;
    if (command[0] === 'C') addCurve(chords, command);
    else if (command[0] === 'Z') add(chords, chords.x[0] as number, chords.y[0] as number);
    else add(chords, command[1], command[2]);
    if (command[0] === 'L' || command[0] === 'C') chords.corners.push(chords.x.length - 1);
  }
  return chords;
}

function add({ x, y, along }: Chords, atX: number, atY: number): void {
  const last = x.length - 1;
  const step = last < 0 ? 0 : Math.hypot(atX - (x[last] as number), atY - (y[last] as number));
  along.push((along[last] ?? 0) + step);
  x.push(atX);
  y.push(atY);
}

function addCurve(
  chords: Chords,
  [, x1, y1, x2, y2, x3, y3]: Extract<DrawingCommand, readonly ['C', ...unknown[]]>,
) {
  const a: Point = { x: chords.x.at(-1) as number, y: chords.y.at(-1) as number };
  const curve: Cubic = { kind: 'cubic', a, c1: { x: x1, y: y1 }, c2: { x: x2, y: y2 }, b: { x: x3, y: y3 } };
  const count = chordCount(curve, SCREEN_TOLERANCE);
  for (let i = 1; i < count; i++) {
    const at = pointAt(curve, i / count);
    add(chords, at.x, at.y);
  }
  add(chords, x3, y3);
}

/** Written anew for every trail. */
const places = new Float64Array(POINTS);

/** Even places along the chords. A corner cut short would look as if it had moved: the nearest is put right on it. */
function placesAlong({ along, corners }: Chords): Float64Array {
  const total = along.at(-1) as number;
  for (let i = 0; i < POINTS; i++) places[i] = (total * i) / (POINTS - 1);
  for (const corner of corners) {
    const s = along[corner] as number;
    places[Math.round((s / total) * (POINTS - 1)) || 0] = s;
  }
  return places;
}

function sampled(chords: Chords, trail: Float32Array): Float32Array {
  const { x, y, along } = chords;
  const places = placesAlong(chords);
  for (let i = 0, b = 1; i < POINTS; i++) {
    const s = places[i] as number;
    while (b < x.length - 1 && (along[b] as number) < s) b++;
    const from = along[b - 1] as number;
    const span = (along[b] as number) - from;
    const t = span > 0 ? (s - from) / span : 0;
    const [ax, ay] = [x[b - 1] as number, y[b - 1] as number];
    trail[i * 2] = ax + ((x[b] as number) - ax) * t;
    trail[i * 2 + 1] = -(ay + ((y[b] as number) - ay) * t);
  }
  return trail;
}
