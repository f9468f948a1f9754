import { cubicWithTangents } from '@/lib/geometry/fit';
import { angleOf, polar, sub } from '@/lib/geometry/point';
import type { Cubic, Point } from '@/lib/geometry/types';
import type { NeckFrame } from './shape';

const ORIGIN = { x: 0, y: 0 };

function heading({ shoulder }: NeckFrame, end: Point): number {
  return angleOf(sub(end, shoulder));
}

/** Angle inside the piece between the shoulder seam and a straight side of the neckline, degrees. */
export function sideAngle(frame: NeckFrame, end: Point): number {
  return -frame.slope - heading(frame, end);
}

/** A side of the neckline that leaves the shoulder seam at `angle` and bends once, like an arc, on its way to `end`. */
export function bentSide(frame: NeckFrame, end: Point, angle: number): Cubic {
  const start = -frame.slope - angle;
  const arrival = 2 * heading(frame, end) - start;
  return cubicWithTangents(frame.shoulder, polar(ORIGIN, start, 1), end, polar(ORIGIN, arrival, 1));
}
