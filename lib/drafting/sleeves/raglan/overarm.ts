import { pathLength } from '@/lib/geometry/length';
import { lerp, polar } from '@/lib/geometry/point';
import { cubic, line } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';

/** How far beyond the shoulder tip shoulder and arm would meet: the roundness of the shoulder (H). */
const BEYOND_TIP = 1.7;
/** How far below the bend the seam has come into the line of the arm, as a share of the bend's own reach. */
const BELOW = 2.2;

/** The upper line of a sleeve half: its axis, and the seam from the shoulder tip round on to it. */
export interface Overarm {
  /** Where shoulder and axis, both straight, would meet: the crown. */
  readonly crown: Point;
  /** Degrees below level. */
  readonly slope: number;
  /** From the tip on to the axis. */
  readonly bend: Path;
  /** Along the axis from the crown to where the bend ends. */
  readonly reach: number;
}

/** An arm that leaves a shoulder falling at `shoulder` degrees and hangs at `slope`. */
export function overarm(tip: Point, shoulder: number, slope: number): Overarm {
  const crown = polar(tip, -shoulder, BEYOND_TIP);
  const reach = BELOW * BEYOND_TIP;
  const on = polar(crown, -slope, reach);
  const bend = cubic(tip, lerp(tip, crown, 0.7), lerp(on, crown, 0.7), on);
  return { crown, slope, bend: [bend], reach };
}

/** By how much a place on the axis is further from the crown than along the seam from the tip. */
export function axisOffset({ bend, reach }: Overarm): number {
  return reach - pathLength(bend);
}

/** How far down the axis a sleeve ends whose seam measures `length` from the tip. */
export function axisLength(arm: Overarm, length: number): number {
  return length + axisOffset(arm);
}

/** The seam from the lower edge up to the tip, in the half's own frame: crown on the origin, axis plumb. */
export function overarmSeam(bend: Path, end: number): Path {
  const [only] = bend;
  if (only?.kind !== 'cubic') throw new Error('The bend of an overarm is one curve');
  const { a, c1, c2, b } = only;
  return [line({ x: 0, y: -end }, b), cubic(b, c2, c1, a)];
}
