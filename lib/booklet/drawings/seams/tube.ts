import type { Pair } from '@/lib/pattern/types';
import { contains } from '../plane/contains';
import { besideEachOther } from './chained';
import { isOnePiece, type Meeting, shapesOf } from './meeting';

/** Panels that hide more than this share of each other's edge do not lie beside each other. */
const HIDDEN = 0.25;

/**
 * Whether the panels of a side, joined to be one edge, would lie on each other: front and back of a collar grown on
 * stand up as a tube, and lie flat beside each other nowhere but along its edge.
 */
export function isTube(meeting: Meeting): boolean {
  const { a, b } = besideEachOther(meeting);
  return [a, b].some((steps) => !isOnePiece(steps) && lieOnEachOther(shapesOf(steps)));
}

/** Whether shapes hide so much of each other that they do not lie beside each other. */
export function lieOnEachOther(shapes: readonly Pair[][]): boolean {
  return shapes.some((shape) =>
    shapes.some(
      (other) => other !== shape && shape.filter((at) => contains(other, at)).length > HIDDEN * shape.length,
    ),
  );
}
