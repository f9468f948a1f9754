import { rotatePath } from './path';
import { distance, sub, turnDegrees } from './point';
import type { Path, Point } from './types';

/** Signed degrees, seen from the tip, from the leg end `from` to the leg end `to`. */
export function dartAngle(tip: Point, from: Point, to: Point): number {
  return turnDegrees(sub(from, tip), sub(to, tip));
}

/**
 * What lies beyond the leg `from` turned rigidly about the tip until that leg lies on the leg to `to`: the piece as it is
 * after the dart is sewn. Refuses legs that differ by more than `unequal` cm: they would not be sewn to each other.
 */
export function closeDart(
  paths: readonly Path[],
  tip: Point,
  from: Point,
  to: Point,
  unequal = 0.02,
): Path[] {
  const difference = Math.abs(distance(tip, from) - distance(tip, to));
  if (!(difference <= unequal)) throw new RangeError(`Dart legs differ by ${difference} cm`);
  const degrees = dartAngle(tip, from, to);
  return paths.map((path) => rotatePath(path, tip, degrees));
}

/** Width of a dart of `degrees` at the distance `reach` from its tip: 2·reach·sin(θ/2) (METHODS §4). */
export function dartWidth(degrees: number, reach: number): number {
  return 2 * reach * Math.sin((Math.abs(degrees) * Math.PI) / 360);
}

/** Angle in degrees of a dart `width` wide at the distance `reach` from its tip. Refuses a width over twice the reach. */
export function dartDegrees(width: number, reach: number): number {
  if (!(Math.abs(width) <= 2 * reach)) throw new RangeError('A dart cannot open wider than both its legs');
  return (2 * Math.asin(width / (2 * reach)) * 180) / Math.PI;
}
