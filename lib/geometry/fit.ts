import { pathFrom } from './path';
import { add, cross, distance, scale, sub, turnDegrees, unit } from './point';
import { cubic } from './segment';
import { item, neighbours } from './sequence';
import type { Cubic, Path, Point } from './types';

/**
 * Handle length, as a share of the chord, with which a cubic that turns by `degrees` in all is rounded like an arc:
 * a third when it is nearly straight, 0.39 over a quarter turn.
 */
function naturalTension(degrees: number): number {
  const half = (Math.min(Math.abs(degrees), 175) * Math.PI) / 360;
  return 2 / (3 * (1 + Math.cos(half)));
}

/**
 * Cubic from `a`, leaving in the direction `dirA`, to `b`, arriving in the direction `dirB`. A tension is the length of
 * the handle as a share of the chord; without one the handle is rounded like an arc.
 */
export function cubicWithTangents(
  a: Point,
  dirA: Point,
  b: Point,
  dirB: Point,
  tensionA?: number,
  tensionB?: number,
): Cubic {
  const chord = distance(a, b);
  const natural = naturalTension(turnDegrees(dirA, dirB));
  const c1 = add(a, scale(unit(dirA), (tensionA ?? natural) * chord));
  const c2 = add(b, scale(unit(dirB), -(tensionB ?? natural) * chord));
  return cubic(a, c1, c2, b);
}

/**
 * The same, its handles this share of the way to where the two tangents meet: it bends one way only. Where they do not
 * meet ahead of both ends, the handles are rounded like an arc.
 */
export function cubicToMeeting(a: Point, dirA: Point, b: Point, dirB: Point, share: number): Cubic {
  const [u, v] = [unit(dirA), unit(dirB)];
  const across = cross(u, v);
  const chord = sub(b, a);
  const [fromA, fromB] = [cross(chord, v) / across, cross(u, chord) / across];
  if (!(fromA > 0 && fromB > 0)) return cubicWithTangents(a, dirA, b, dirB);
  return cubic(a, add(a, scale(u, share * fromA)), add(b, scale(v, -share * fromB)), b);
}

interface SmoothEnds {
  readonly startDir?: Point;
  readonly endDir?: Point;
}

/**
 * Curve through all the points whose tangent and curvature run on without a break (a cubic spline over the chord
 * lengths). It leaves and arrives in the directions given, and straight on where none is. Refuses fewer than two points.
 */
export function smoothThrough(points: readonly Point[], ends: SmoothEnds = {}): Path {
  if (points.length < 2) throw new RangeError('A curve needs at least two points');
  const chords = neighbours(points).map(([a, b]) => distance(a, b));
  if (chords.some((chord) => !(chord > 0))) throw new RangeError('Two points of a curve fall together');
  const slopes = splineSlopes(points, chords, ends);
  const segments = neighbours(points).map(([a, b], i) => {
    const third = item(chords, i) / 3;
    const c1 = add(a, scale(item(slopes, i), third));
    const c2 = add(b, scale(item(slopes, i + 1), -third));
    return cubic(a, c1, c2, b);
  });
  return pathFrom(segments);
}

interface Row {
  readonly lower: number;
  readonly middle: number;
  readonly upper: number;
  readonly right: Point;
}

function secant(points: readonly Point[], chords: readonly number[], i: number): Point {
  const a = item(points, i);
  const b = item(points, i + 1);
  const chord = item(chords, i);
  return { x: (b.x - a.x) / chord, y: (b.y - a.y) / chord };
}

function splineSlopes(
  points: readonly Point[],
  chords: readonly number[],
  { startDir, endDir }: SmoothEnds,
): Point[] {
  const last = points.length - 1;
  const rows: Row[] = points.map((_, i) => {
    if (i === 0) {
      if (startDir) return { lower: 0, middle: 1, upper: 0, right: unit(startDir) };
      return { lower: 0, middle: 2, upper: 1, right: scale(secant(points, chords, 0), 3) };
    }
    if (i === last) {
      if (endDir) return { lower: 0, middle: 1, upper: 0, right: unit(endDir) };
      return { lower: 1, middle: 2, upper: 0, right: scale(secant(points, chords, last - 1), 3) };
    }
    const before = item(chords, i - 1);
    const after = item(chords, i);
    const right = add(
      scale(secant(points, chords, i - 1), 3 * after),
      scale(secant(points, chords, i), 3 * before),
    );
    return { lower: after, middle: 2 * (before + after), upper: before, right };
  });
  return tridiagonal(rows);
}

function tridiagonal(rows: readonly Row[]): Point[] {
  const uppers: number[] = [];
  const rights: Point[] = [];
  rows.forEach((row, i) => {
    const pivot = row.middle - (i > 0 ? row.lower * item(uppers, i - 1) : 0);
    const right = i > 0 ? add(row.right, scale(item(rights, i - 1), -row.lower)) : row.right;
    uppers.push(row.upper / pivot);
    rights.push(scale(right, 1 / pivot));
  });
  for (let i = rows.length - 2; i >= 0; i--) {
    rights[i] = add(item(rights, i), scale(item(rights, i + 1), -item(uppers, i)));
  }
  return rights;
}
