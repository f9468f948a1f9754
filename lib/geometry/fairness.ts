import { turnDegrees } from './point';
import { curvatureAt, tangentAt } from './segment';
import { neighbours } from './sequence';
import type { Path } from './types';

/** Largest tangent break inside a path, in degrees without sign; 0 for one segment. */
export function largestBreak(of: Path): number {
  let largest = 0;
  for (const [a, b] of neighbours(of)) {
    const turn = turnDegrees(tangentAt(a, 1), tangentAt(b, 0));
    largest = Math.max(largest, Math.abs(turn));
  }
  return largest;
}

const SAMPLES = 32;

/** Smallest radius of curvature along a path in cm; infinite for straight lines. Breaks between segments do not count. */
export function minimumRadius(of: Path): number {
  let sharpest = 0;
  for (const segment of of) {
    if (segment.kind === 'line') continue;
    for (let i = 0; i <= SAMPLES; i++)
      sharpest = Math.max(sharpest, Math.abs(curvatureAt(segment, i / SAMPLES)));
  }
  return sharpest === 0 ? Number.POSITIVE_INFINITY : 1 / sharpest;
}

// Curvature this small (radius of 20 m) is drawn as a straight line and has no side.
const STRAIGHT = 5e-4;

/** How often a path changes from turning left to turning right or back. */
export function inflections(of: Path): number {
  let side = 0;
  let count = 0;
  for (const segment of of) {
    if (segment.kind === 'line') continue;
    for (let i = 0; i <= SAMPLES; i++) {
      const bend = curvatureAt(segment, i / SAMPLES);
      if (Math.abs(bend) < STRAIGHT) continue;
      if (side !== 0 && Math.sign(bend) !== side) count++;
      side = Math.sign(bend);
    }
  }
  return count;
}
