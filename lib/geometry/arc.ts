import { pathFrom } from './path';
import { polar } from './point';
import { cubic } from './segment';
import type { Path, Point, Segment } from './types';

// A cubic over 30° leaves its circle by 3e-8 of the radius.
const WIDEST_DEGREES = 30;

/** Arc of a circle, counter-clockwise when `toDegrees` is the larger. Refuses a radius that is not positive. */
export function arc(centre: Point, radius: number, fromDegrees: number, toDegrees: number): Path {
  if (!(radius > 0) || fromDegrees === toDegrees)
    throw new RangeError('An arc needs a radius and an opening');
  const count = Math.max(1, Math.ceil(Math.abs(toDegrees - fromDegrees) / WIDEST_DEGREES));
  const step = (toDegrees - fromDegrees) / count;
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  const segments: Segment[] = [];
  let a = polar(centre, fromDegrees, radius);
  for (let i = 1; i <= count; i++) {
    const before = fromDegrees + (i - 1) * step;
    const after = fromDegrees + i * step;
    const b = polar(centre, after, radius);
    segments.push(cubic(a, polar(a, before + 90, handle), polar(b, after - 90, handle), b));
    a = b;
  }
  return pathFrom(segments);
}
