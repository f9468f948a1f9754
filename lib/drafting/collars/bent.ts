import { arc } from '@/lib/geometry/arc';
import { line } from '@/lib/geometry/segment';
import type { Path } from '@/lib/geometry/types';

const STRAIGHT = 1e-6;

/**
 * An arc of exactly `length` cm that leaves the origin level, toward +x, and turns by `degrees` on its way: upwards when
 * positive, as a stand does, downwards when negative, as the fall of a shirt collar.
 */
export function bentEdge(length: number, degrees: number): Path {
  if (Math.abs(degrees) < STRAIGHT) return [line({ x: 0, y: 0 }, { x: length, y: 0 })];
  const radius = length / ((Math.abs(degrees) * Math.PI) / 180);
  if (degrees > 0) return arc({ x: 0, y: radius }, radius, -90, -90 + degrees);
  return arc({ x: 0, y: -radius }, radius, 90, 90 + degrees);
}

/** Turn in degrees of a band `height` cm high whose upper edge is `shorter` cm shorter (METHODS §6: R = N·c/δ). */
export function bandTurn(height: number, shorter: number): number {
  return ((shorter / height) * 180) / Math.PI;
}
